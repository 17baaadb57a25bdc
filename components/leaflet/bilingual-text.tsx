import type { Copy } from "@/lib/copy/copy";

/** The copy in the language of the page, and in the other one. */
export type Copies = readonly [first: Copy, second: Copy];

/** A text in both languages, one per line, the language of the page first. */
export function BilingualText({ copies, text }: { copies: Copies; text: (copy: Copy) => string }) {
  const [first, second] = copies;
  return (
    <>
      <span className="block">{text(first)}</span>{" "}
      <span lang={second.language} className="leaflet-second block">
        {text(second)}
      </span>
    </>
  );
}
