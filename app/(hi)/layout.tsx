import "@/app/globals.css";
import "@/app/hindi.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { config } from "@/app/config";
import { hindiFonts } from "@/app/hindi-fonts";
import { RootDocument } from "@/app/root-document";
import { Background, SoftNavigation, TapKeeper } from "@/components/layout/hindi-client-parts";
import { hi } from "@/lib/copy/hi/site";

const companions = { Background, SoftNavigation, TapKeeper };

export const metadata: Metadata = {
  metadataBase: new URL(config.siteUrl),
  manifest: "/hi/manifest.webmanifest",
};
export { viewport } from "@/app/viewport";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootDocument copy={hi} whatsapp={config.whatsapp} fonts={hindiFonts} companions={companions}>
      {children}
    </RootDocument>
  );
}
