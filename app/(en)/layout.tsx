import "@/app/globals.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { config } from "@/app/config";
import { RootDocument } from "@/app/root-document";
import { en } from "@/lib/copy/en";

export const metadata: Metadata = { metadataBase: new URL(config.siteUrl) };
export { viewport } from "@/app/viewport";

export default function Layout({ children }: { children: ReactNode }) {
  return <RootDocument copy={en}>{children}</RootDocument>;
}
