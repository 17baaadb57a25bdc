"use client";

import { useState } from "react";
import { ErrorPage } from "@/components/errors/error-page";
import { failure as english } from "@/lib/copy/en/site";
import { failure as hindi } from "@/lib/copy/hi/site";
import { homePaths } from "@/lib/language";

/** What the error page takes over from the document that broke. */
function readBrokenDocument() {
  if (typeof document === "undefined") return { lang: "en", fonts: "", chat: undefined };
  const { lang, className: fonts } = document.documentElement;
  return { lang, fonts, chat: document.querySelector<HTMLLinkElement>("link[rel=help]")?.href };
}

/**
 * Replaces any page that breaks, its layout included, in both languages. There is no error page for each
 * layout, because the scripts of a layout fail together with those of its pages.
 */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  const [{ lang, fonts, chat }] = useState(readBrokenDocument);
  const language = lang === "hi" ? "hi" : "en";
  const words = { en: english, hi: hindi }[language];

  return (
    <html lang={language} className={fonts}>
      <head>
        <title>{words.heading}</title>
      </head>
      <body>
        <ErrorPage
          words={words}
          home={homePaths[language]}
          chat={chat}
          error={error}
          onRetry={reset}
        />
      </body>
    </html>
  );
}
