import "@/app/globals.css";
import type { Metadata, Viewport } from "next";
import { Network } from "@/components/layout/network";
import { config, getCopy } from "@/components/content";
import { CallLink } from "@/components/ui/links";
import { VisitScript } from "@/components/visit/script";
import { colours } from "@/lib/design";
import { languageIn, languages } from "@/lib/language";
import { inLanguage } from "@/lib/paths";
import { chatLink } from "@/lib/shop/links";

export const dynamicParams = false;
export const generateStaticParams = () => languages.map((lang) => ({ lang }));

export const viewport: Viewport = {
  themeColor: colours.paper,
  // A keyboard shrinks the page, so that popups end above it.
  interactiveWidget: "resizes-content",
};

export async function generateMetadata(): Promise<Metadata> {
  const { brand, language } = await getCopy();
  return {
    metadataBase: new URL(config.SITE_URL),
    title: { template: `%s - ${brand.name}`, default: brand.name },
    // Otherwise phones turn order numbers, prices and the postal code into links to call.
    formatDetection: { telephone: false, date: false, address: false, email: false },
    manifest: inLanguage(language, "/manifest.webmanifest"),
  };
}

export default async function Layout({ children }: LayoutProps<"/[lang]">) {
  const copy = await getCopy();
  const { buttons, language } = copy;
  const chat = chatLink(config.WHATSAPP_NUMBER, copy.order.greeting);
  const notice = config[language].NOTICE;
  const failure = { ...copy.failure, chat: buttons.chat, reload: buttons.reload };
  const attributes = Object.entries(failure).map(([key, text]) => [`data-${key}`, text]);
  return (
    // The bridge (components/visit) sets attributes here before React hydrates, which React would report.
    <html
      lang={language}
      className="has-data-away:scroll-pb-32"
      data-scroll-behavior="smooth"
      data-waiting-text={copy.cart.opening}
      suppressHydrationWarning
    >
      <head>
        {/* Error pages are in the scripts of every page. To be light they read words and chat here. */}
        <link rel="help" href={chat} {...Object.fromEntries(attributes)} />
      </head>
      <body id="top">
        <VisitScript />
        {notice && (
          <aside
            aria-label={copy.header.notice}
            className="bg-turmeric-pale text-center text-small print:hidden"
          >
            <p lang={languageIn(notice)} className="page-width py-2 wrap-anywhere">
              {notice}
            </p>
          </aside>
        )}
        {children}

        {/* While React has not come, the bridge says here that a popup opens. After ten seconds call and chat join it. */}
        <div className="floating w-fit rounded-[1.25rem] bg-ink px-5 py-2 text-center text-milk in-data-failed:hidden has-[[data-waiting]:empty]:hidden">
          <p role="status" data-waiting="" suppressHydrationWarning className="whitespace-pre-line">
            {/* With a text of its own, even an empty one, React leaves alone what the bridge has written here. */}
            {""}
          </p>
          <p className="animate-help">
            <CallLink className="text-button text-milk">{buttons.call}</CallLink>
            <a href={chat} className="text-button text-milk">
              {buttons.chat}
            </a>
          </p>
        </div>

        <div className="sticky bottom-0 z-10 bg-indigo text-milk print:hidden">
          <div
            role="alert"
            className="hidden items-center justify-center gap-4 px-4 py-2 in-data-failed:flex"
          >
            <p>{copy.failure.chunk}</p>
            <button type="button" data-action="reload" className="text-button text-milk">
              {buttons.reload}
            </button>
          </div>
          <Network away={copy.offline.away} />
        </div>
      </body>
    </html>
  );
}
