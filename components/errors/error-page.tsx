"use client";

import { useReloadForMissingScript } from "@/components/errors/reload-once-for-missing-script";
import { reloadWithCart } from "@/components/navigation/cart-transfer-by-address-fragment";
import { useEarlyClicks } from "@/components/head-script/use-early-clicks";
import { buttonClass } from "@/components/ui/button-class";
import type { Copy } from "@/lib/copy";

/**
 * Shown when a page breaks: try again, go home by a full page load, or order on WhatsApp. If a script did
 * not load, the page is reloaded with the cart: once automatically, unless typed text would be lost or
 * the network is down, and then by a button.
 */
export function ErrorPage({
  words,
  home,
  chat,
  error,
  onRetry,
}: {
  words: Copy["failure"];
  home: string;
  /** The link to the seller, where the broken page had one. */
  chat: string | undefined;
  error: Error;
  onRetry: () => void;
}) {
  // This page works, so the script in the head must not reload it when another script fails.
  useEarlyClicks("page", () => undefined);
  // The name of webpack's error.
  const isChunkMissing = error.name === "ChunkLoadError";

  useReloadForMissingScript(isChunkMissing);

  return (
    <main className="page-width section text-center">
      <h1 className="font-display text-heading">
        {isChunkMissing ? words.chunkHeading : words.heading}
      </h1>
      <p className="mt-4">{words.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <button
          type="button"
          onClick={isChunkMissing ? reloadWithCart : onRetry}
          className={buttonClass("primary")}
        >
          {isChunkMissing ? words.reload : words.retry}
        </button>
        {/* A full page load, which leaves the broken state behind. */}
        <a href={home} data-full-load="" className={buttonClass("secondary")}>
          {words.home}
        </a>
        {chat && (
          <a href={chat} className={buttonClass("secondary")}>
            {words.chat}
          </a>
        )}
      </div>
    </main>
  );
}
