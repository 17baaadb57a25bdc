import type { Copy } from "@/lib/copy/copy";

/** Shown by the script in the head where a script of the page could not be loaded, reloaded or not. */
export function ScriptFailureNotice({ words }: { words: Copy["failure"] }) {
  return (
    <div role="alert" className="script-failure">
      <p>{words.chunkHeading}</p>
      <button type="button" data-reload="" className="text-button">
        {words.reload}
      </button>
    </div>
  );
}
