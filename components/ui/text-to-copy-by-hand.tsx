"use client";

import { useEffect, useId, useRef } from "react";

/** A text that stands ready to be copied by hand: it appears selected. */
export function TextToCopyByHand({
  label,
  text,
  rows,
}: {
  label: string;
  text: string;
  rows: number;
}) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, []);

  return (
    <>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <textarea ref={area} id={id} readOnly rows={rows} value={text} className="field" />
    </>
  );
}
