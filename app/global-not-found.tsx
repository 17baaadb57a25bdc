import "@/app/globals.css";
import type { Metadata } from "next";
import { config } from "@/app/config";
import { RootDocument } from "@/app/root-document";
import { NotFound } from "@/components/site/not-found";
import { en } from "@/lib/copy/en";

export const metadata: Metadata = { title: en.notFound.title };
export { viewport } from "@/app/viewport";

export default function GlobalNotFound() {
  return (
    <RootDocument copy={en}>
      <NotFound copy={en} config={config} />
    </RootDocument>
  );
}
