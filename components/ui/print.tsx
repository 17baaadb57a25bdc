"use client";

import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";

/** Opens the browser's print dialog. Its space is taken from the start, but it shows only once it works. */
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
