"use client";

import { usePathname, useServerInsertedHTML } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";
import { enterPage, leavePage } from "@/components/visit/store";

/** Writes the bridge into the head of the served document, and tells the store which page is shown. */
export function VisitScript() {
  const isWritten = useRef(false);
  // React alone would repeat the text of a script element in the data of every page.
  useServerInsertedHTML(() => {
    if (isWritten.current) return null;
    isWritten.current = true;
    // In the bundle for browsers, all that follows is left out, and with it the text of the script.
    if (typeof window !== "undefined") return null;
    return <script dangerouslySetInnerHTML={{ __html: process.env.HEAD_SCRIPT ?? "" }} />;
  });

  const path = usePathname();
  // As an effect, with which React subscribes to the store: no tap falls between the bridge and what the store draws.
  useEffect(enterPage, [path]);
  // As a layout effect, before the new page can be tapped: it never closes a popup which the visitor opens there.
  useLayoutEffect(() => leavePage, [path]);
  return null;
}
