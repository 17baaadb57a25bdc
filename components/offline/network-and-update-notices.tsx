"use client";

import { useState, useSyncExternalStore, useEffect, type ReactNode } from "react";
import type { Copy } from "@/lib/copy";
import { hasTyped } from "@/components/navigation/cart-transfer-by-address-fragment";
import { hardNavigate, watchHardNavigations } from "@/components/navigation/watch-hard-navigations";
import { registerOffline } from "@/components/offline/register-service-worker-and-watch-network";

/** Says when the network is down. The update prompt below registers the service worker. */
export function NetworkNotice({
  language,
  words,
  children,
}: Pick<Copy, "language"> & {
  words: Copy["network"];
  /** Other notices at the bottom of the screen, shown above this one. */
  children?: ReactNode;
}) {
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
  const [isUnreachable, setIsUnreachable] = useState(false);

  return (
    <div className="status-bars">
      {children}
      <div className="status-notices text-small">
        <div role="status" className="status-notice">
          {(!isOnline || isUnreachable) && <p>{words.away}</p>}
        </div>
        <UpdatePrompt language={language} words={words} onUnreachable={setIsUnreachable} />
      </div>
    </div>
  );
}

function followNetwork(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const event of ["online", "offline"]) {
    window.addEventListener(event, onChange, { signal: listening.signal });
  }
  return () => listening.abort();
}

/** "available-but-typed": Reload was pressed, which would lose typed text. */
type Update = "none" | "available" | "available-but-typed";

/**
 * Says when there is a new version of the shop. Also registers the service worker, and hands the cart
 * over when the router loads the new version.
 */
function UpdatePrompt({
  language,
  words,
  onUnreachable,
}: Pick<Copy, "language"> & {
  words: Copy["network"];
  onUnreachable: (isUnreachable: boolean) => void;
}) {
  const [update, setUpdate] = useState<Update>("none");

  useEffect(watchHardNavigations, []);
  useEffect(
    () =>
      registerOffline(language, {
        onUnreachable,
        onNewVersion: () => setUpdate("available"),
      }),
    [language, onUnreachable],
  );

  return (
    <div role="status" className="status-notice">
      {update !== "none" && (
        <>
          <p>
            {words.update} {update === "available-but-typed" && words.updateTyped}
          </p>
          <button
            type="button"
            className="text-button"
            onClick={() => {
              if (hasTyped() && update === "available") setUpdate("available-but-typed");
              else hardNavigate(window.location.href);
            }}
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
