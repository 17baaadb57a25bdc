"use client";

import { useHydrated } from "@/components/ui/use-hydrated";

/**
 * Opens the browser's print dialog. Takes up its space from the start, but shows only once it works;
 * without scripts it is not there.
 */
export function PrintButton({ text }: { text: string }) {
  const canPrint = useHydrated();

  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={`button primary ${canPrint ? "" : "invisible noscript:hidden"}`}
    >
      {text}
    </button>
  );
}
