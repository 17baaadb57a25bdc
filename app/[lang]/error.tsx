"use client";

import { useState } from "react";
import { homePaths, languageNamed } from "@/lib/language";

/** In place of a page that breaks, or whose script has not come: until React has, the bridge first loads it anew. */
export default function ErrorPage({ error }: { error: Error }) {
  const [{ language, words, chat }] = useState(readDocument);
  const isMissing = error.name === "ChunkLoadError";
  return (
    <main data-missing={isMissing ? "" : undefined} className="page-width section text-center">
      <h1 className="font-display text-heading">{isMissing ? words.chunk : words.heading}</h1>
      <p className="mt-4">{words.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <button type="button" data-action="reload" className="button primary">
          {words.reload}
        </button>
        {/* Not a Link, because a full page load leaves the broken state behind. */}
        <a href={homePaths[language]} className="button secondary">
          {words.home}
        </a>
        {chat && (
          <a href={chat} className="button secondary">
            {words.chat}
          </a>
        )}
      </div>
    </main>
  );
}

/** What of the document that broke is needed for what takes its place. */
export function readDocument() {
  // Next.js also renders the global error page when it builds, where there is no document.
  const root = typeof document === "undefined" ? undefined : document.documentElement;
  const help = root?.querySelector<HTMLLinkElement>("link[rel=help]");
  // `copy.failure`, as the layout has written it into the document.
  const words: DOMStringMap = help?.dataset ?? {};
  return { language: languageNamed(root?.lang), words, chat: help?.href };
}
