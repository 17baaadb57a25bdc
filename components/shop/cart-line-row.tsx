"use client";

import { memo, useId } from "react";
import { dispatch } from "@/components/shop/shopping-store";
import type { CartLine } from "@/lib/cart";
import type { Copy } from "@/lib/copy/copy";
import { formatRupees } from "@/lib/money";

/** One line of the cart. Memoised, so that a long cart answers as fast as a short one. */
export const CartLineRow = memo(function CartLineRow({
  line,
  words,
  names,
}: {
  line: CartLine;
  words: Copy["shop"]["cart"];
  names: Pick<Copy, "products" | "sizes">;
}) {
  const textId = useId();
  const { item } = line;

  return (
    <li data-key={line.key} className="pt-3 pb-1">
      <p id={textId} className="flex justify-between gap-4">
        <span>
          <span className="font-semibold">{names.products[item.product]}</span>{" "}
          <span className="whitespace-nowrap text-ink-soft">{names.sizes[item.size]}</span>
        </span>{" "}
        <span className="font-semibold tabular-nums">{formatRupees(item.rupees)}</span>
      </p>
      <p className="-mx-2 flex justify-between">
        <button
          type="button"
          aria-describedby={textId}
          onClick={() => dispatch({ type: "remove", key: line.key })}
          className="text-button"
        >
          {words.remove}
        </button>
        <button
          type="button"
          aria-describedby={textId}
          onClick={() => dispatch({ type: "add-one-more", item })}
          className="text-button"
        >
          {words.addOneMore}
        </button>
      </p>
    </li>
  );
});
