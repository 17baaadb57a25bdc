import "@/app/_styles/globals.css";
import "@/app/_styles/devanagari-names-on-english-pages.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { config } from "@/app/_document/owner-config-at-build-time";
import { englishFonts } from "@/app/_fonts/display-font-english-pages";
import { RootDocument } from "@/app/_document/root-document";
import {
  HeadScript,
  SoftNavigation,
  StatusNoticesLoader,
} from "@/components/layout/client-components-of-every-english-page";
import { en } from "@/lib/copy";

export const metadata: Metadata = {
  metadataBase: new URL(config.siteUrl),
  manifest: "/manifest.webmanifest",
};
export { viewport } from "@/app/_document/viewport";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootDocument
      copy={en}
      fonts={englishFonts}
      clientComponents={{ HeadScript, SoftNavigation, StatusNoticesLoader }}
    >
      {children}
    </RootDocument>
  );
}
