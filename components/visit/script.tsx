"use client";

import { useServerInsertedHTML, usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";
import { closePopup } from "@/components/visit/use-visit";

/**
 * Writes the script of the visit into the head of the served document, and tells the visit what React and the router do.
 * React alone would repeat the text of a script element in the data of every page.
 */
export function VisitScript() {
  const isWritten = useRef(false);
  useServerInsertedHTML(() => {
    if (isWritten.current) return null;
    isWritten.current = true;
    // In the bundle for browsers, all that follows is left out, and with it the text of the script.
    if (typeof window !== "undefined") return null;
    // next.config.mjs bundles head.ts into this variable.
    return <script dangerouslySetInnerHTML={{ __html: process.env.HEAD_SCRIPT ?? "" }} />;
  });

  const path = usePathname();
  const lastPath = useRef(path);
  useEffect(() => window.visit?.hydrated(), []);
  // A layout effect runs before the new page can be tapped, so that it never closes a popup which the visitor opens there.
  useLayoutEffect(() => {
    // The question whether an order went out stays open until a page can show it.
    const isAsking = window.visit?.read().popup === "prepared";
    if (lastPath.current !== path && !isAsking) closePopup();
    lastPath.current = path;
    window.visit?.routed();
  }, [path]);
  return null;
}
