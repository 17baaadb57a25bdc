"use client";

import { useEffect, useState } from "react";
import { hasTyped } from "@/components/navigation/cart-transfer-between-pages";
import { leaveFor, watchPageLoads } from "@/components/navigation/watch-full-page-loads";
import { registerOffline } from "@/components/offline/register-service-worker-and-watch-network";
import type { Copy } from "@/lib/copy/copy";

/**
 * Says when there is a new version of the shop. Also registers the service worker, and hands the cart
 * over when the router loads the new version.
 */
export function UpdatePrompt({
  language,
  words,
  onUnreachable,
}: Pick<Copy, "language"> & {
  words: Copy["network"];
  onUnreachable: (isUnreachable: boolean) => void;
}) {
  const [update, setUpdate] = useState<"none" | "there" | "there, but something is typed">("none");

  useEffect(watchPageLoads, []);
  useEffect(
    () =>
      registerOffline(language, {
        onUnreachable,
        onNewVersion: () => setUpdate(hasTyped() ? "there, but something is typed" : "there"),
      }),
    [language, onUnreachable],
  );

  return (
    <div role="status" className="status-notice">
      {update !== "none" && (
        <>
          <p>
            {words.update} {update !== "there" && words.updateTyped}
          </p>
          <button
            type="button"
            className="text-button"
            onClick={() => leaveFor(window.location.href)}
          >
            {words.reload}
          </button>
          <button type="button" className="text-button" onClick={() => setUpdate("none")}>
            {words.later}
          </button>
        </>
      )}
    </div>
  );
}
