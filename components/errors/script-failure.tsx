import type { Copy } from "@/lib/copy";

/** Says that a script of the page could not be loaded; the visit shows it by `<html data-failed>`. */
export function ScriptFailure({ words }: { words: Copy["failure"] }) {
  return (
    <div role="alert" className="script-failure">
      <p>{words.chunkHeading}</p>
      <button type="button" data-visit="reload" className="text-button">
        {words.reload}
      </button>
    </div>
  );
}
