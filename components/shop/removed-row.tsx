"use client";

import { useEffect, useId, useRef } from "react";
import type { Item } from "@/lib/catalogue";
import type { Copy } from "@/lib/copy/copy";
import { fill } from "@/lib/fill";

/** Stands where a line was removed and offers to put it back; takes the focus that was there. */
export function RemovedRow({
  item,
  words,
  names,
  onUndo,
}: {
  item: Item;
  words: Copy["shop"]["cart"];
  names: Pick<Copy, "products" | "sizes">;
  onUndo: () => void;
}) {
  const undo = useRef<HTMLButtonElement>(null);
  const textId = useId();
  useEffect(() => undo.current?.focus(), []);

  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <span id={textId}>
        {fill(words.removed, {
          product: names.products[item.product],
          size: names.sizes[item.size],
        })}
      </span>
      <button
        ref={undo}
        type="button"
        aria-describedby={textId}
        onClick={onUndo}
        className="text-button shrink-0"
      >
        {words.undo}
      </button>
    </li>
  );
}
