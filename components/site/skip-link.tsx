"use client";

import { anchors } from "@/lib/paths";

/**
 * First stop of the keyboard: past the header to the content. With scripts it moves the focus
 * itself, as an entry that the browser adds to the history is one the router cannot come back to.
 */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href={`#${anchors.content}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(anchors.content)?.focus();
      }}
      className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-20 focus:rounded-control focus:bg-milk focus:px-4 focus:py-3"
    >
      {label}
    </a>
  );
}
