import type { Notice } from "@/lib/shop/variables";

/** What the owner says of delivery and payment, a line for each; nothing where nothing is said. */
export function OwnerNotes({ notes }: { notes: readonly Notice[] }) {
  return notes.map(({ language, text }) => (
    <p key={text} lang={language} className="text-small wrap-anywhere">
      {text}
    </p>
  ));
}
