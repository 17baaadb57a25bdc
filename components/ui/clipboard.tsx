"use client";

import { useId, useState } from "react";

type Copying = "idle" | "done" | "refused";

/** Copies a text to the clipboard; `CopyResult` shows whether that worked, until the text changes. */
export function useClipboard(text: string): { copying: Copying; copy: () => Promise<void> } {
  const [result, setResult] = useState<{ of: string; copying: Copying }>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setResult({ of: text, copying: "done" });
    } catch {
      setResult({ of: text, copying: "refused" });
    }
  }

  return { copying: result?.of === text ? result.copying : "idle", copy };
}

interface CopyResultProps {
  copying: Copying;
  text: string;
  /** How many lines of the text to show. */
  rows: number;
  /** `label` names the text. */
  words: { readonly copied: string; readonly copyByHand: string; readonly label: string };
}

/** Says that a text was copied. If the browser refused that, shows the text, selected. */
export function CopyResult({ copying, text, rows, words }: CopyResultProps) {
  const id = useId();
  return (
    <>
      <p role="status" className="text-small empty:hidden">
        {copying === "idle" ? "" : copying === "done" ? words.copied : words.copyByHand}
      </p>
      {copying === "refused" && (
        <>
          <label htmlFor={id} className="field-label">
            {words.label}
          </label>
          <textarea ref={select} id={id} readOnly rows={rows} value={text} className="field" />
        </>
      )}
    </>
  );
}

function select(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}
