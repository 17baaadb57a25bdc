"use client";

import { useState, useSyncExternalStore, type ReactNode } from "react";
import { UpdatePrompt } from "@/components/offline/update-prompt";
import type { Copy } from "@/lib/copy/copy";

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
  const following = new AbortController();
  for (const event of ["online", "offline"]) {
    window.addEventListener(event, onChange, { signal: following.signal });
  }
  return () => following.abort();
}
