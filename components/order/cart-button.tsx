"use client";

import { useStore } from "@/components/visit/store";
import type { Copy } from "@/lib/copy";
import { orderedIds } from "@/lib/order/state";

/** With the number of lines in the cart, which the bridge writes until React comes. */
export function CartButton({ words }: { words: Copy["cartButton"] }) {
  const count = orderedIds(useStore()).length;
  return (
    <button
      type="button"
      data-action="cart"
      className="button bg-ink px-3.5 py-0 font-bold tracking-[0.04em] text-milk print:hidden noscript:hidden hindi:tracking-normal"
    >
      <span>{`${words.text} `}</span>
      <span
        key={count}
        data-count=""
        suppressHydrationWarning
        className="min-w-6 rounded-full bg-alert px-1.5 text-center text-small/6 tracking-normal tabular-nums empty:hidden motion-safe:animate-count forced-colors:border"
      >
        {count || ""}
      </span>
      <span className="sr-only">
        {count > 0 && ` ${count === 1 ? words.count.one : words.count.other}`}
      </span>
    </button>
  );
}
