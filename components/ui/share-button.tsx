"use client";

import { Button } from "@/components/ui/button";
import { CopyResult, useCopy } from "@/components/ui/copy-to-clipboard";
import type { Copy } from "@/lib/copy/copy";

/** What is shared; the address is absolute. */
export interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** A share sheet that was closed, or is already open: the shopper knows. */
const quietErrors = ["AbortError", "InvalidStateError"];

/**
 * Shares a link by the phone's own share sheet; where there is none, copies it, and where copying
 * is refused, shows it selected. Not there without scripts, as it could do nothing.
 */
export function ShareButton({
  button,
  shared,
  words,
}: {
  button: string;
  shared: Shared;
  words: Copy["share"];
}) {
  const { copying, copy } = useCopy(shared.url);

  async function share() {
    try {
      await navigator.share(shared);
    } catch (error) {
      // Without a share sheet this is a TypeError; web views that forbid it raise others.
      if (error instanceof Error && quietErrors.includes(error.name)) return;
      await copy();
    }
  }

  return (
    <div className="grid gap-2 scriptless:hidden print:hidden">
      <Button look="secondary" onClick={() => void share()}>
        {button}
      </Button>
      <CopyResult
        copying={copying}
        text={shared.url}
        rows={2}
        words={{ ...words, label: words.link }}
      />
    </div>
  );
}
