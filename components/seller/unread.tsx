import type { SheetWords } from "@/lib/seller/texts";
import type { Reading } from "@/lib/seller/worker";
import { fillCount } from "@/lib/fill";

interface UnreadProps {
  reading: Pick<Reading, "open" | "others" | "othersCount">;
  words: SheetWords;
}

/** What could not be read, word for word; what is no order is folded. */
export function Unread({ reading: { open, others, othersCount }, words }: UnreadProps) {
  const look = "mb-3 border-l-4 px-3.5 py-2 text-small wrap-anywhere whitespace-pre-wrap";
  return (
    <section
      className={`grid grid-cols-1 gap-3 ${open.length > 0 ? "print:mt-[5mm]" : "print:hidden"}`}
    >
      <h2 className="small-heading">{words.unread.heading}</h2>
      <p>{words.unread.text}</p>
      {open.map((text, index) => (
        <p key={index} dir="auto" className={`${look} border-alert`}>
          {text}
        </p>
      ))}
      {othersCount > 0 && (
        <details className="print:hidden">
          <summary className="min-h-12 cursor-pointer py-2.5 font-semibold">
            {fillCount(words.unreadCount, othersCount)}
          </summary>
          <p dir="auto" className={`${look} border-line`}>
            {others}
          </p>
        </details>
      )}
    </section>
  );
}
