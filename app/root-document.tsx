import type { ReactNode } from "react";
import { displayFonts } from "@/app/fonts";
import type { Copy } from "@/lib/copy/copy";
import { anchors } from "@/lib/paths";

/** The document around every page of one language. */
export function RootDocument({ copy, children }: { copy: Copy; children: ReactNode }) {
  return (
    <html lang={copy.language} className={displayFonts} data-scroll-behavior="smooth">
      <body id={anchors.top}>{children}</body>
    </html>
  );
}
