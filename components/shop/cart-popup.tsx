"use client";

import { useEffect, useRef } from "react";
import { CartLineRow } from "@/components/shop/cart-line-row";
import { RemovedRow } from "@/components/shop/removed-row";
import { dispatch, useShopping } from "@/components/shop/shopping-store";
import { buttonClass } from "@/components/ui/button-class";
import { Dialog } from "@/components/ui/dialog";
import { cartTotal } from "@/lib/cart";
import type { Copy } from "@/lib/copy/copy";
import { formatRupees } from "@/lib/money";

/** The lines, their total, and the way to delivery. */
export function CartPopup({
  words,
  names,
}: {
  words: Copy["shop"]["cart"];
  names: Pick<Copy, "products" | "sizes">;
}) {
  const { lines, removed } = useShopping((visit) => visit.cart);
  const list = useRef<HTMLOListElement>(null);

  const restoredKey = useRef<number>(undefined);

  function undo() {
    restoredKey.current = removed?.line.key;
    dispatch({ type: "undo-remove" });
  }

  useEffect(() => {
    if (restoredKey.current === undefined) return;
    const row = `[data-key="${restoredKey.current}"]`;
    list.current?.querySelector<HTMLElement>(`${row} button`)?.focus();
    restoredKey.current = undefined;
  }, [lines]);

  const rows = lines.map((line) => (
    <CartLineRow key={line.key} line={line} words={words} names={names} />
  ));
  if (removed) {
    rows.splice(
      removed.index,
      0,
      <RemovedRow
        key={removed.line.key}
        item={removed.line.item}
        words={words}
        names={names}
        onUndo={undo}
      />,
    );
  }

  return (
    <Dialog
      title={words.title}
      onClose={() => dispatch({ type: "close" })}
      actions={
        <>
          <p className="col-span-full flex justify-between text-title font-semibold">
            <span>{words.total}</span>{" "}
            <span className="tabular-nums">{formatRupees(cartTotal(lines))}</span>
          </p>
          <button
            type="button"
            onClick={() => dispatch({ type: "close" })}
            className={buttonClass("secondary")}
          >
            {words.close}
          </button>
          <button
            type="button"
            onClick={() => dispatch({ type: "checkout" })}
            className={buttonClass("primary")}
          >
            {words.checkout}
          </button>
        </>
      }
    >
      {lines.length === 0 && !removed && <p className="py-6 text-center">{words.empty}</p>}
      <ol ref={list} className="divide-y divide-line">
        {rows}
      </ol>
      {lines.length > 0 && <p className="mt-3 text-small text-ink-soft">{words.memoryNote}</p>}
    </Dialog>
  );
}
