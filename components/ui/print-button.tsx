"use client";

import { Button } from "@/components/ui/button";
import { useClientOnlyValue } from "@/components/ui/use-client-only-value";

/**
 * Opens the browser's print dialog. It keeps its place but cannot be seen or pressed before it
 * works, and is gone where scripts never run.
 */
export function PrintButton({ text }: { text: string }) {
  const canPrint = useClientOnlyValue(() => true, false);

  return (
    <span className={canPrint ? "" : "invisible scriptless:hidden"}>
      <Button look="primary" onClick={() => window.print()}>
        {text}
      </Button>
    </span>
  );
}
