import type { MetadataRoute } from "next";
import { colours } from "@/lib/design";
import { products } from "@/lib/shop/catalogue";
import type { Copy } from "@/lib/copy";
import { locales } from "@/lib/language";
import { pathTo, productPath } from "@/lib/paths";

/**
 * The web manifest, by which phones install the shop on their home screen, in the language of the copy.
 * Each language has a route for it, because Next.js's own manifest file would be the same for both.
 */
export function webManifest(copy: Copy): Response {
  const { language, brand, shop, products: names } = copy;
  const home = pathTo(language, "home");
  const icon = (name: string, pixels: number) => ({
    src: `/icons/${name}-${pixels}.png`,
    sizes: `${pixels}x${pixels}`,
    type: "image/png",
  });
  const manifest: MetadataRoute.Manifest = {
    id: home,
    name: brand.name,
    short_name: brand.name,
    description: copy.home.description,
    lang: locales[language],
    dir: "ltr",
    start_url: home,
    scope: "/",
    display: "standalone",
    theme_color: colours.paper,
    background_color: colours.paper,
    icons: [
      icon("icon", 192),
      icon("icon", 512),
      { ...icon("maskable", 512), purpose: "maskable" },
    ],
    shortcuts: [
      { name: shop.heading, url: pathTo(language, "products"), icons: [icon("icon", 192)] },
      ...products.map(({ id }) => ({
        name: names[id].name,
        url: productPath(language, id),
        icons: [icon(id, 96)],
      })),
    ],
  };
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}
