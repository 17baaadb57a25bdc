import { getShop } from "@/components/shop";
import { otherCopy, type Copy } from "@/lib/copy";

/** A text in both languages, one per line, that of the page first. */
export async function Bilingual({ text }: { text: (copy: Copy) => string }) {
  const { copy } = await getShop();
  const second = otherCopy(copy);
  return (
    <>
      <span className="block">{text(copy)}</span>{" "}
      <span
        lang={second.language}
        className="block font-sans text-[0.8em] font-normal not-print:text-ink-soft"
      >
        {text(second)}
      </span>
    </>
  );
}
