import type { Copy } from "@/lib/copy/copy";

/** The words of the page's language, and of the other one. */
export type Copies = readonly [first: Copy, second: Copy];

/** One text in both languages, each on a line of its own: the page's language first. */
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
