"use client";

import { useState, useSyncExternalStore } from "react";
import { UpdatePrompt } from "@/components/offline/update-prompt";
import type { Copy } from "@/lib/copy/copy";

type NoticeProps = Pick<Copy, "language"> & { words: Copy["network"] };

const networkEvents = ["online", "offline"];

function followNetwork(onChange: () => void): () => void {
  for (const event of networkEvents) window.addEventListener(event, onChange);
  return () => {
    for (const event of networkEvents) window.removeEventListener(event, onChange);
  };
}

/** Says quietly when the network is away, and keeps the shop for such times. */
export function NetworkNotice({ language, words }: NoticeProps) {
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
  const [isUnreachable, setIsUnreachable] = useState(false);

  return (
    <div className="status-notices text-small">
      <div role="status" className="status-notice">
        {(!isOnline || isUnreachable) && <p>{words.away}</p>}
      </div>
      <UpdatePrompt language={language} words={words} onUnreachable={setIsUnreachable} />
    </div>
  );
}
