import { type Copy, otherCopy } from "@/lib/copy";

/** A text in both languages, one per line, that of `copy` first. */
export function BilingualText({ copy, text }: { copy: Copy; text: (copy: Copy) => string }) {
  const second = otherCopy(copy);
  return (
    <>
      <span className="block">{text(copy)}</span>{" "}
      <span lang={second.language} className="leaflet-second block">
        {text(second)}
      </span>
    </>
  );
}
