import "@/app/_styles/globals.css";
import "@/app/_styles/devanagari-text-on-hindi-pages.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { config } from "@/app/_document/owner-config-at-build-time";
import { hindiFonts } from "@/app/_fonts/display-font-hindi-pages";
import { RootDocument } from "@/app/_document/root-document";
import {
  HeadScript,
  SoftNavigation,
  StatusNoticesLoader,
} from "@/components/layout/client-components-of-every-hindi-page";
import { hi } from "@/lib/copy";

export const metadata: Metadata = {
  metadataBase: new URL(config.siteUrl),
  manifest: "/hi/manifest.webmanifest",
};
export { viewport } from "@/app/_document/viewport";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootDocument
      copy={hi}
      fonts={hindiFonts}
      clientComponents={{ HeadScript, SoftNavigation, StatusNoticesLoader }}
    >
      {children}
    </RootDocument>
  );
}
