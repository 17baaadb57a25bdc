import type { SheetWords } from "@/lib/seller/texts";
import { fillCount } from "@/lib/fill";

interface UnreadProps {
  open: readonly string[];
  /** All other texts, which are folded under their number, and here as soon as they are unfolded. */
  others: readonly string[];
  othersCount: number;
  onUnfold: (isUnfolded: boolean) => void;
  words: SheetWords;
}

export function Unread({ open, others, othersCount, onUnfold, words }: UnreadProps) {
  return (
    <section
      className={`grid grid-cols-1 gap-3 ${open.length > 0 ? "print:mt-[5mm]" : "print:hidden"}`}
    >
      <h2 className="small-heading">{words.unread.heading}</h2>
      <p>{words.unread.text}</p>
      <Texts texts={open} className="border-alert" />
      {othersCount > 0 && (
        <details
          className="print:hidden"
          onToggle={({ currentTarget }) => onUnfold(currentTarget.open)}
        >
          <summary className="min-h-12 cursor-pointer py-2.5 font-semibold">
            {fillCount(words.unreadCount, othersCount)}
          </summary>
          <Texts texts={others} className="border-line" />
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
