import "@/app/globals.css";
import type { Metadata, Viewport } from "next";
import { fonts } from "@/app/fonts";
import { ScriptFailure } from "@/components/errors/script-failure";
import { Network } from "@/components/layout/network";
import { OwnerNotice } from "@/components/layout/owner-notice";
import { Waiting } from "@/components/layout/waiting";
import { config, getShop } from "@/components/shop";
import { VisitScript } from "@/components/visit/script";
import { colours } from "@/lib/design";
import { languages } from "@/lib/language";
import { chatLink } from "@/lib/shop/links";

export const dynamicParams = false;
export const generateStaticParams = () => languages.map((lang) => ({ lang }));

/**
 * The browser's bars have the colour of the page, and the page shrinks when the phone's keyboard opens,
 * so that popups end above it.
 */
export const viewport: Viewport = {
  themeColor: colours.paper,
  interactiveWidget: "resizes-content",
};

export async function generateMetadata(): Promise<Metadata> {
  const { copy } = await getShop();
  return {
    metadataBase: new URL(config.siteUrl),
    manifest: copy.language === "en" ? "/manifest.webmanifest" : "/hi/manifest.webmanifest",
  };
}

/** The document of every page. */
export default async function Layout({ children }: LayoutProps<"/[lang]">) {
  const { copy } = await getShop();
  return (
    // The visit has set attributes here before React comes.
    <html
      lang={copy.language}
      className={`${fonts} has-data-away:scroll-pb-32`}
      data-scroll-behavior="smooth"
      data-waiting={copy.shop.opening}
      suppressHydrationWarning
    >
      <head>
        {/* For app/global-error.tsx, which has no configuration. */}
        <link rel="help" href={chatLink(config.whatsapp, copy.contact.greeting)} />
      </head>
      <body id="top" className="group/page">
        <VisitScript />
        <OwnerNotice />
        {children}
        <Waiting />
        <div className="sticky bottom-0 z-10 bg-indigo text-milk print:hidden">
          <ScriptFailure words={copy.failure} />
          <Network words={copy.network} />
        </div>
      </body>
    </html>
  );
}
