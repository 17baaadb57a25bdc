"use client";

import { useId, useState } from "react";

interface CopyWords {
  readonly copied: string;
  readonly copyByHand: string;
  /** Names the text. */
  readonly copyLabel: string;
}

/**
 * Copies a text to the clipboard. `result` says, until the text changes, that it was copied, or if the browser refused
 * that, shows it, selected, in so many rows.
 */
export function useClipboard(text: string, rows: number, words: CopyWords) {
  const id = useId();
  const [tried, setTried] = useState<{ of: string; isCopied: boolean }>();
  const now = tried?.of === text ? tried : undefined;

  async function copyText() {
    try {
      await navigator.clipboard.writeText(text);
      setTried({ of: text, isCopied: true });
    } catch {
      setTried({ of: text, isCopied: false });
    }
  }

  const result = (
    <>
      <p role="status" className="text-small empty:hidden">
        {now && (now.isCopied ? words.copied : words.copyByHand)}
      </p>
      {now?.isCopied === false && (
        <>
          <label htmlFor={id} className="field-label">
            {words.copyLabel}
          </label>
          <textarea ref={select} id={id} readOnly rows={rows} value={text} className="field" />
        </>
      )}
    </>
  );
  return { copyText, result };
}

function select(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}
