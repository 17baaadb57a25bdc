import "@/app/globals.css";
import "@/app/hindi.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { config } from "@/app/config";
import { hindiFonts } from "@/app/hindi-fonts";
import { RootDocument } from "@/app/root-document";
import { hi } from "@/lib/copy/hi";

export const metadata: Metadata = { metadataBase: new URL(config.siteUrl) };
export { viewport } from "@/app/viewport";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootDocument copy={hi} fonts={hindiFonts}>
      {children}
    </RootDocument>
  );
}
