import "@/app/globals.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { config } from "@/app/config";
import { englishFonts } from "@/app/english-fonts";
import { RootDocument } from "@/app/root-document";
import { NetworkNotice, SoftNavigation, TapKeeper } from "@/components/site/english-companions";
import { LanguageOffer } from "@/components/site/language-offer";
import { en } from "@/lib/copy/en";
import { offer } from "@/lib/copy/hi-offer";

const companions = { NetworkNotice, SoftNavigation, TapKeeper };

export const metadata: Metadata = {
  metadataBase: new URL(config.siteUrl),
  manifest: "/manifest.webmanifest",
};
export { viewport } from "@/app/viewport";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootDocument copy={en} whatsapp={config.whatsapp} fonts={englishFonts} companions={companions}>
      {children}
      <LanguageOffer words={offer} />
    </RootDocument>
  );
}
