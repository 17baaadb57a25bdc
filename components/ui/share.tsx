"use client";

import { Button } from "@/components/ui/button";
import { useClipboard } from "@/components/ui/clipboard";
import type { Copy } from "@/lib/copy";

/** The share sheet was closed, or is already open. */
const ignoredErrors = ["AbortError", "InvalidStateError"];

interface ShareButtonProps {
  button: string;
  /** What to share; `url` is absolute. */
  shared: { readonly text: string; readonly url: string };
  words: Copy["copying"];
}

/** Shares a link by the system's share sheet; where there is none it copies the link, or shows it to be copied by hand. */
export function ShareButton({ button, shared, words }: ShareButtonProps) {
  const { copyText, result } = useClipboard(() => shared.url, 2, button, words);

  async function share() {
    try {
      await navigator.share(shared);
    } catch (error) {
      // Without a share sheet this is a TypeError. Web views that forbid sharing throw other errors.
      if (error instanceof Error && ignoredErrors.includes(error.name)) return;
      await copyText();
    }
  }

  return (
    <div className="grid gap-2 in-data-early:invisible print:hidden noscript:hidden">
      <Button look="secondary" onClick={() => void share()} text={button} />
      {result}
    </div>
  );
}
