"use client";

import { CartRowItem } from "@/components/shop/cart-row";
import { closePopup, dispatch, useShopping } from "@/components/shop/shopping-store";
import { Button } from "@/components/ui/button";
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
  const { rows, lines } = useShopping((visit) => visit.cart);

  return (
    <Dialog
      title={words.title}
      onClose={closePopup}
      actions={
        <>
          <p className="col-span-full flex justify-between text-title font-semibold">
            <span>{words.total}</span>{" "}
            <span className="tabular-nums">{formatRupees(cartTotal(lines))}</span>
          </p>
          <Button look="secondary" onClick={closePopup}>
            {words.close}
          </Button>
          <Button look="primary" onClick={() => dispatch({ type: "checkout" })}>
            {words.checkout}
          </Button>
        </>
      }
    >
      {rows.length === 0 && <p className="py-6 text-center">{words.empty}</p>}
      <ol className="divide-y divide-line">
        {rows.map((row) => (
          <CartRowItem key={row.line.key} row={row} words={words} names={names} />
        ))}
      </ol>
      {lines.length > 0 && <p className="mt-3 text-small text-ink-soft">{words.memoryNote}</p>}
    </Dialog>
  );
}
