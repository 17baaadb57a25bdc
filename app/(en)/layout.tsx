import "@/app/globals.css";
import "@/app/english.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { config } from "@/app/config";
import { englishFonts } from "@/app/english-fonts";
import { RootDocument } from "@/app/root-document";
import { Background, SoftNavigation, TapKeeper } from "@/components/layout/english-client-parts";
import { en } from "@/lib/copy/en/site";

const companions = { Background, SoftNavigation, TapKeeper };

export const metadata: Metadata = {
  metadataBase: new URL(config.siteUrl),
  manifest: "/manifest.webmanifest",
};
export { viewport } from "@/app/viewport";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootDocument copy={en} whatsapp={config.whatsapp} fonts={englishFonts} companions={companions}>
      {children}
    </RootDocument>
  );
}
