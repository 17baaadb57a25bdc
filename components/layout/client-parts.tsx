"use client";

import { useEffect, useState, type ComponentType } from "react";
import { whenUsable } from "@/components/navigation/when-usable";
import { ErrorBoundary } from "@/components/errors/error-boundary";
import type { Language } from "@/lib/language/language";

const fetchNews = {
  en: async () => (await import("@/components/offline/english-status-notices")).News,
  hi: async () => (await import("@/components/offline/hindi-status-notices")).News,
};

/**
 * Fetches what no shopper waits for once the page is usable, so that the first load does not pay
 * for it: news of the network and of new versions, and the offer of the other language.
 */
export function ClientParts({ language }: { language: Language }) {
  const [News, setNews] = useState<ComponentType>();

  useEffect(
    () =>
      whenUsable(() => {
        fetchNews[language]().then(
          (component) => setNews(() => component),
          () => undefined,
        );
      }),
    [language],
  );

  // In here, not around it: a page whose layout names the shield loads what other pages have with it.
  return <ErrorBoundary>{News && <News />}</ErrorBoundary>;
}
