"use client";

import { useEffect, useState } from "react";
import { hasTyped } from "@/components/site/carried-cart";
import { leaveFor, watchPageLoads } from "@/components/site/page-loads";
import { keepShop } from "@/components/site/offline-shop";
import type { Copy } from "@/lib/copy/copy";

/**
 * Looks after a visit in the background: keeps the shop for times without a network, and hands the
 * cart over to a new version of the shop, or asks where something would be lost.
 */
export function Caretaker({
  language,
  words,
  onUnreachable,
}: Pick<Copy, "language"> & {
  words: Copy["network"];
  onUnreachable: (isUnreachable: boolean) => void;
}) {
  /** Where the new version is to be loaded; undefined as long as there is nothing to ask. */
  const [next, setNext] = useState<string>();

  useEffect(() => watchPageLoads(setNext), []);
  useEffect(
    () => keepShop(language, { onUnreachable, onNewVersion: () => setNext(window.location.href) }),
    [language, onUnreachable],
  );

  return (
    <div role="status" className="news-item">
      {next !== undefined && (
        <>
          <p>
            {words.update} {hasTyped() && words.updateTyped}
          </p>
          <button type="button" className="text-button" onClick={() => leaveFor(next)}>
            {words.reload}
          </button>
          <button type="button" className="text-button" onClick={() => setNext(undefined)}>
            {words.later}
          </button>
        </>
      )}
    </div>
  );
}
