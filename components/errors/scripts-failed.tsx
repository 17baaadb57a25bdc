"use client";

import { useEffect } from "react";

/**
 * In place of a part of the page that breaks, without which its buttons would do nothing: forms and links
 * then work as they do without scripts.
 */
export function ScriptsFailed() {
  useEffect(() => {
    document.documentElement.dataset.failed = "";
  }, []);
  return null;
}
