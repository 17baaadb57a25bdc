"use client";

import { Button } from "@/components/ui/button";

/** Opens the browser's print dialog. Its space is taken from the start, but it shows only once it works. */
export const PrintButton = ({ text }: { text: string }) => (
  <Button
    look="primary"
    onClick={() => window.print()}
    className="in-data-early:invisible noscript:hidden"
    text={text}
  />
);
