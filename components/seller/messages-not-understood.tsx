"use client";

import type { UnreadText } from "@/lib/seller/reading/read-messages";
import type { SheetWords } from "@/lib/seller/item-quantity-and-day-texts";

/** Messages that are not orders, unchanged. Printed only if they have an order number. */
export function UnreadMessages({
  unread,
  words,
}: {
  unread: readonly UnreadText[];
  words: SheetWords;
}) {
  if (unread.length === 0) return null;
  const isPrinted = unread.some(({ hasNumber }) => hasNumber);
  return (
    <section className={`unread grid grid-cols-1 gap-3 ${isPrinted ? "" : "print:hidden"}`}>
      <h2 className="small-heading">{words.unread.heading}</h2>
      <p>{words.unread.text}</p>
      {unread.map(({ text, hasNumber }, index) => (
        <p
          key={index}
          dir="auto"
          className={`wrap-anywhere ${hasNumber ? "unread-order" : "print:hidden"}`}
        >
          {text}
        </p>
      ))}
    </section>
  );
}
