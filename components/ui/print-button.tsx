"use client";

import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";

const neverChanges = () => () => undefined;

/**
 * Opens the browser's print dialog. It keeps its place but cannot be seen or pressed before it
 * works, and is gone where scripts never run.
 */
export function PrintButton({ text }: { text: string }) {
  const canPrint = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

  return (
    <span className={canPrint ? "" : "invisible scriptless:hidden"}>
      <Button look="primary" onClick={() => window.print()}>
        {text}
      </Button>
    </span>
  );
}
