"use client";

import { useState } from "react";
import { Failure } from "@/components/site/failure";
import { failure as english } from "@/lib/copy/en-failure";
import { failure as hindi } from "@/lib/copy/hi-failure";
import { languageOf } from "@/lib/language";
import { pathTo } from "@/lib/paths";

/** What the broken document leaves to the one that says so. */
function leftBehind() {
  if (typeof document === "undefined") return { path: "/", fonts: "", chat: undefined };
  return {
    path: window.location.pathname,
    fonts: document.documentElement.className,
    chat: document.querySelector<HTMLLinkElement>("link[rel=help]")?.href,
  };
}

/**
 * Stands for any page of either language that breaks, in its layout too. One for all, since the
 * scripts of a layout fail together with those of its pages.
 */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  const [{ path, fonts, chat }] = useState(leftBehind);
  const language = languageOf(path);
  const words = language === "hi" ? hindi : english;

  return (
    <html lang={language} className={fonts}>
      <head>
        <title>{words.heading}</title>
      </head>
      <body>
        <Failure
          words={words}
          home={pathTo(language, "home")}
          chat={chat}
          error={error}
          onRetry={reset}
        />
      </body>
    </html>
  );
}
