import type { Copy } from "@/lib/copy";

/** The script in the head shows this when a script of the page could not be loaded. */
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
