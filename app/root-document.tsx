import type { ReactNode } from "react";
import type { Copy } from "@/lib/copy/copy";
import { anchors } from "@/lib/paths";

/** The document around every page of one language. */
export function RootDocument({
  copy,
  fonts,
  children,
}: {
  copy: Pick<Copy, "language">;
  /** Classes that name the display face in the scripts of the language. */
  fonts: string;
  children: ReactNode;
}) {
  return (
    <html lang={copy.language} className={fonts} data-scroll-behavior="smooth">
      <body id={anchors.top}>{children}</body>
    </html>
  );
}
