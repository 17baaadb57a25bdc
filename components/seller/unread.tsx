import { useState } from "react";
import type { UnreadText } from "@/lib/seller/read";
import type { SheetWords } from "@/lib/seller/texts";
import { fillCount } from "@/lib/text";

interface UnreadProps {
  unread: readonly UnreadText[];
  words: SheetWords;
}

/** What could not be read: broken orders, which are printed as well, and folded under their number all other texts. */
export function Unread({ unread, words }: UnreadProps) {
  const [isOpen, setIsOpen] = useState(false);
  const orders = unread.filter(({ isBrokenOrder }) => isBrokenOrder);
  const others = unread.filter(({ isBrokenOrder }) => !isBrokenOrder);
  return (
    <section
      className={`grid grid-cols-1 gap-3 ${orders.length > 0 ? "print:mt-[5mm]" : "print:hidden"}`}
    >
      <h2 className="small-heading">{words.unread.heading}</h2>
      <p>{words.unread.text}</p>
      <Texts unread={orders} className="border-alert" />
      {others.length > 0 && (
        <details className="print:hidden" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary className="min-h-12 cursor-pointer py-2.5 font-semibold">
            {fillCount(words.unreadCount, others.length)}
          </summary>
          {isOpen && <Texts unread={others} className="border-line" />}
        </details>
      )}
    </section>
  );
}

/** Texts word for word. There may be thousands: browsers lay out only those in view. */
function Texts({ unread, className }: { unread: readonly UnreadText[]; className: string }) {
  return unread.map(({ text }, index) => (
    <p
      key={index}
      dir="auto"
      className={`mb-3 border-l-4 px-3.5 py-2 text-small wrap-anywhere whitespace-pre-wrap late-3 ${className}`}
    >
      {text}
    </p>
  ));
}
