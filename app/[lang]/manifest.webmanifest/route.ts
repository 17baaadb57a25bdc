import { copyIn } from "@/lib/copy";
import { colours } from "@/lib/design";
import { languageNamed, languages, locales } from "@/lib/language";
import { pathTo } from "@/lib/paths";

export const dynamic = "force-static";
export const generateStaticParams = () => languages.map((lang) => ({ lang }));

type Context = RouteContext<"/[lang]/manifest.webmanifest">;

/** By the web manifest phones put the shop on their home screen. */
export async function GET(_request: Request, { params }: Context) {
  const { brand, home, language } = copyIn[languageNamed((await params).lang)];
  const icon = (name: string, pixels: number, purpose?: string) => ({
    src: `/icons/${name}-${pixels}.png`,
    sizes: `${pixels}x${pixels}`,
    type: "image/png",
    purpose,
  });
  return Response.json(
    {
      name: brand.name,
      description: home.description,
      lang: locales[language],
      start_url: pathTo(language, "home"),
      display: "standalone",
      theme_color: colours.paper,
      background_color: colours.paper,
      icons: [icon("icon", 192), icon("icon", 512), icon("maskable", 512, "maskable")],
    },
    { headers: { "Content-Type": "application/manifest+json" } },
  );
}
