"use client";

import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import type { Copy } from "@/lib/copy/copy";

/** What a shopper sees when a page breaks: try again, or go home by a fresh page load. */
export function Failure({
  words,
  home,
  onRetry,
}: {
  words: Copy["failure"];
  home: string;
  onRetry: () => void;
}) {
  return (
    <main className="page-width section text-center">
      <h1 className="font-display text-heading">{words.heading}</h1>
      <p className="mt-4">{words.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button look="primary" onClick={onRetry}>
          {words.retry}
        </Button>
        {/* A full page load on purpose: what broke stays behind. */}
        <a href={home} className={buttonClass("secondary")}>
          {words.home}
        </a>
      </div>
    </main>
  );
}
