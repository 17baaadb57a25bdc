import { copyIn } from "@/lib/copy";
import { colours } from "@/lib/design";
import { languageNamed, languages, locales } from "@/lib/language";
import { pathTo } from "@/lib/paths";
import { products } from "@/lib/shop/catalogue";

export const dynamic = "force-static";
export const generateStaticParams = () => languages.map((lang) => ({ lang }));

/** The web manifest, by which phones put the shop on their home screen, in the language of the page. */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/[lang]/manifest.webmanifest">,
) {
  const copy = copyIn[languageNamed((await params).lang)];
  const { language, brand } = copy;
  const home = pathTo(language, "home");
  const icon = (name: string, pixels: number) => ({
    src: `/icons/${name}-${pixels}.png`,
    sizes: `${pixels}x${pixels}`,
    type: "image/png",
  });
  return Response.json(
    {
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
        {
          name: copy.productsPage.heading,
          url: pathTo(language, "products"),
          icons: [icon("icon", 192)],
        },
        ...products.map(({ id }) => ({
          name: copy.productNames[id],
          url: pathTo(language, id),
          icons: [icon(id, 96)],
        })),
      ],
    },
    { headers: { "Content-Type": "application/manifest+json" } },
  );
}
