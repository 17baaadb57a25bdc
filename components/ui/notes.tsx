import { languageIn } from "@/lib/language";

/** What the owner says of delivery and payment, a line for each; nothing where nothing is said. */
export function OwnerNotes({ notes }: { notes: readonly string[] }) {
  return notes.map((text) => (
    <p key={text} lang={languageIn(text)} className="text-small wrap-anywhere">
      {text}
    </p>
  ));
}
