"use client";

import { useClipboard } from "@/components/ui/clipboard";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { Copy } from "@/lib/copy";

/** The share sheet was closed, or is already open: there is nothing to tell the shopper. */
const ignoredErrors = ["AbortError", "InvalidStateError"];

interface ShareButtonProps {
  button: string;
  /** What to share; `url` is absolute. */
  shared: { readonly title: string; readonly text: string; readonly url: string };
  words: Copy["share"];
}

/**
 * Shares a link by the system's share sheet. If there is none, copies the link; if the browser refuses
 * that, shows it, selected. Takes up its space from the start, but shows only once it works; without
 * scripts it is not there.
 */
export function ShareButton({ button, shared, words }: ShareButtonProps) {
  const { copyText, result } = useClipboard(shared.url, 2, words);
  const canShare = useHydrated();

  async function share() {
    try {
      await navigator.share(shared);
    } catch (error) {
      // A TypeError if there is no share sheet; web views that forbid it throw other errors.
      if (error instanceof Error && ignoredErrors.includes(error.name)) return;
      await copyText();
    }
  }

  return (
    <div className={`grid gap-2 print:hidden noscript:hidden ${canShare ? "" : "invisible"}`}>
      <button type="button" onClick={() => void share()} className="button secondary">
        {button}
      </button>
      {result}
    </div>
  );
}
