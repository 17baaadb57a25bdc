"use client";

import { useServerInsertedHTML, usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";
import { closePopup } from "@/components/visit/use-visit";

/**
 * The script in the head, whose text next.config.mjs sets. It is in the served document only: React
 * would put the text of a script element into the data of every page, too.
 */
export function VisitScript() {
  const isWritten = useRef(false);
  useServerInsertedHTML(() => {
    if (isWritten.current) return null;
    isWritten.current = true;
    // For browsers the bundler leaves out what follows, and so the text.
    if (typeof window !== "undefined") return null;
    return <script dangerouslySetInnerHTML={{ __html: process.env.HEAD_SCRIPT ?? "" }} />;
  });

  const path = usePathname();
  const shown = useRef(path);
  useEffect(() => window.visit?.hydrated(), []);
  // Before what has been drawn can be tapped: a popup that is opened at once stays.
  useLayoutEffect(() => {
    // The question about an order waits for a page that can ask it.
    const isAsked = window.visit?.read().popup === "returned";
    if (shown.current !== path && !isAsked) closePopup();
    shown.current = path;
    window.visit?.routed();
  }, [path]);
  return null;
}
