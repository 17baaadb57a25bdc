import type { Copy } from "@/lib/copy";

/** Says that a script of the page could not be loaded; the visit shows it by `<html data-failed>`. */
export function ScriptFailure({ words }: { words: Copy["failure"] }) {
  return (
    <div
      role="alert"
      className="hidden items-center justify-center gap-4 px-4 py-2 in-data-failed:flex"
    >
      <p>{words.chunkHeading}</p>
      <button type="button" data-visit="reload" className="text-button text-milk">
        {words.reload}
      </button>
    </div>
  );
}
