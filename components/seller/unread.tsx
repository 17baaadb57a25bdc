import { useState } from "react";
import type { SheetWords } from "@/lib/seller/texts";
import { fillCount } from "@/lib/fill";

interface UnreadProps {
  broken: readonly string[];
  others: readonly string[];
  words: SheetWords;
}

/** What could not be read: broken orders, which are printed as well, and folded under their number all other texts. */
export function Unread({ broken, others, words }: UnreadProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section
      className={`grid grid-cols-1 gap-3 ${broken.length > 0 ? "print:mt-[5mm]" : "print:hidden"}`}
    >
      <h2 className="small-heading">{words.unread.heading}</h2>
      <p>{words.unread.text}</p>
      <Texts texts={broken} className="border-alert" />
      {others.length > 0 && (
        <details className="print:hidden" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary className="min-h-12 cursor-pointer py-2.5 font-semibold">
            {fillCount(words.unreadCount, others.length)}
          </summary>
          {isOpen && <Texts texts={others} className="border-line" />}
        </details>
      )}
    </section>
  );
}

/** Texts word for word. There may be thousands: browsers lay out only those in view. */
function Texts({ texts, className }: { texts: readonly string[]; className: string }) {
  return texts.map((text, index) => (
    <p
      key={index}
      dir="auto"
      className={`mb-3 border-l-4 px-3.5 py-2 text-small wrap-anywhere whitespace-pre-wrap late-3 ${className}`}
    >
      {text}
    </p>
  ));
}
