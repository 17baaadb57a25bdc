"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { Caretaker } from "@/components/site/caretaker";
import { Shield } from "@/components/ui/shield";
import type { Copy } from "@/lib/copy/copy";

type NoticeProps = Pick<Copy, "language"> & { words: Copy["network"] };

const networkEvents = ["online", "offline"];

function followNetwork(onChange: () => void): () => void {
  for (const event of networkEvents) window.addEventListener(event, onChange);
  return () => {
    for (const event of networkEvents) window.removeEventListener(event, onChange);
  };
}

/** Calls back once the page is usable: loaded, with nothing to do. Returns how to give that up. */
function whenUsable(callBack: () => void): () => void {
  let isGivenUp = false;
  const proceed = () => {
    if (isGivenUp) return;
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) window.requestIdleCallback(callBack);
    else setTimeout(callBack);
  };
  if (document.readyState === "complete") proceed();
  else window.addEventListener("load", proceed, { once: true });
  return () => {
    isGivenUp = true;
  };
}

/**
 * Says quietly when the network is away. Once the page is usable it also brings in what keeps the
 * shop for such times, so that the first load does not pay for it.
 */
export function NetworkNotice(props: NoticeProps) {
  // In here, not around it: a page whose layout names the shield loads what other pages have with it.
  return (
    <Shield>
      <Notice {...props} />
    </Shield>
  );
}

function Notice({ language, words }: NoticeProps) {
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
  const [isUnreachable, setIsUnreachable] = useState(false);
  const [Care, setCare] = useState<typeof Caretaker>();

  useEffect(
    () =>
      whenUsable(() => {
        import("@/components/site/caretaker").then(
          (module) => setCare(() => module.Caretaker),
          () => undefined,
        );
      }),
    [],
  );

  return (
    <div className="news">
      <div role="status" className="news-item">
        {(!isOnline || isUnreachable) && <p>{words.away}</p>}
      </div>
      {Care && <Care language={language} words={words} onUnreachable={setIsUnreachable} />}
    </div>
  );
}
