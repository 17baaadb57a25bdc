"use client";

import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";

/**
 * Opens the browser's print dialog. Takes up its space from the start, but shows only once it works;
 * without scripts it is not there.
 */
export function PrintButton({ text }: { text: string }) {
  const canPrint = useHydrated();

  return (
    <Button
      look="primary"
      onClick={() => window.print()}
      className={canPrint ? "" : "invisible noscript:hidden"}
      text={text}
    />
  );
}
