"use client";

import { useServerInsertedHTML } from "next/navigation";
import { useRef } from "react";
import type { Graph } from "schema-dts";
import { scriptSafeJson } from "@/lib/seo/script-safe-json";

/**
 * A data block that no browser runs, written by the server alone. Were it part of the page, a
 * browser that comes by a link from within the shop would make the element from a string, which
 * Trusted Types forbid.
 */
export function JsonLdScript({ data }: { data: Graph }) {
  const isWritten = useRef(false);
  useServerInsertedHTML(() => {
    if (isWritten.current) return null;
    isWritten.current = true;
    return (
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: scriptSafeJson(data) }}
      />
    );
  });
  return null;
}
