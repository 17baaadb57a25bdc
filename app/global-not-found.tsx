import "@/app/_styles/globals.css";
import "@/app/_styles/devanagari-text-on-hindi-pages.css";
import type { Metadata } from "next";
import { config } from "@/app/_document/owner-config-at-build-time";
import { hindiFonts } from "@/app/_fonts/display-font-hindi-pages";
import { RootDocument } from "@/app/_document/root-document";
import {
  HeadScript,
  SoftNavigation,
  StatusNoticesLoader,
} from "@/components/layout/client-components-of-every-english-page";
import { NotFoundPage } from "@/components/errors/not-found-page";
import { en, hi } from "@/lib/copy";
import { languages } from "@/lib/language";

export const metadata: Metadata = { title: `${hi.notFound.heading} · ${en.notFound.title}` };
export { viewport } from "@/app/_document/viewport";

export default function GlobalNotFound() {
  return (
    <RootDocument
      copy={en}
      languages={languages}
      fonts={hindiFonts}
      clientComponents={{ HeadScript, SoftNavigation, StatusNoticesLoader }}
    >
      <NotFoundPage copy={en} config={config} />
    </RootDocument>
  );
}
