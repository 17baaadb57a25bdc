"use client";

import { useId, useState } from "react";

interface CopyWords {
  readonly copied: string;
  readonly copyByHand: string;
  /** The label of the field with the text. */
  readonly copyLabel: string;
}

/**
 * For a button that copies a text to the clipboard.
 *
 * @param rows height of the field that shows the text, selected, where the browser refuses to copy
 * @returns `copyText` for the button, and `result` to show beside it until the text changes: that the text was copied, or
 *   that field
 */
export function useClipboard(text: string, rows: number, words: CopyWords) {
  const id = useId();
  const [lastAttempt, setLastAttempt] = useState<{ text: string; isCopied: boolean }>();
  const attempt = lastAttempt?.text === text ? lastAttempt : undefined;

  async function copyText() {
    try {
      await navigator.clipboard.writeText(text);
      setLastAttempt({ text, isCopied: true });
    } catch {
      setLastAttempt({ text, isCopied: false });
    }
  }

  const result = (
    <>
      <p role="status" className="text-small empty:hidden">
        {attempt && (attempt.isCopied ? words.copied : words.copyByHand)}
      </p>
      {attempt?.isCopied === false && (
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
