"use client";

import { useId, useState } from "react";

type CopyWords = Readonly<Record<"copied" | "copyByHand", string>>;

/**
 * Copies a text to the clipboard. `result`, to be shown until the text changes, says that it was copied or, where the
 * browser refuses, shows it to be copied by hand, selected in a field with this many rows and the label of the button.
 */
export function useClipboard(make: () => string, rows: number, label: string, words: CopyWords) {
  const id = useId();
  const [lastAttempt, setLastAttempt] = useState<{ text: string; isCopied: boolean }>();
  const text = lastAttempt && make();
  const attempt = lastAttempt?.text === text ? lastAttempt : undefined;

  async function copyText() {
    const made = make();
    try {
      await navigator.clipboard.writeText(made);
      setLastAttempt({ text: made, isCopied: true });
    } catch {
      setLastAttempt({ text: made, isCopied: false });
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
            {label}
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
