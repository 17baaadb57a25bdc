import "@/app/globals.css";
import "@/app/hindi.css";
import type { Metadata } from "next";
import { config } from "@/app/config";
import { hindiFonts } from "@/app/hindi-fonts";
import { RootDocument } from "@/app/root-document";
import { NotFound } from "@/components/site/not-found";
import { en } from "@/lib/copy/en";
import { hi } from "@/lib/copy/hi";

export const metadata: Metadata = { title: `${hi.notFound.heading} · ${en.notFound.title}` };
export { viewport } from "@/app/viewport";

export default function GlobalNotFound() {
  return (
    <RootDocument copy={en} fonts={hindiFonts}>
      <NotFound copy={en} otherCopy={hi} config={config} />
    </RootDocument>
  );
}
