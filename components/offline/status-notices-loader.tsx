"use client";

import { useEffect } from "react";
import { runWhenIdle } from "@/components/ui/run-when-idle";
import { ErrorBoundary } from "@/components/errors/error-boundary";
import { lazyImport } from "@/components/ui/lazy-import";
import type { Language } from "@/lib/language/language";

const statusNotices = {
  en: lazyImport(
    async () => (await import("@/components/offline/english-status-notices-chunk")).StatusNotices,
  ),
  hi: lazyImport(
    async () => (await import("@/components/offline/hindi-status-notices-chunk")).StatusNotices,
  ),
};

/**
 * Fetches what no shopper waits for once the page is usable, so that the first load does not pay
 * for it: notices of the network and of new versions, and the suggestion of the other language.
 */
export function StatusNoticesLoader({ language }: { language: Language }) {
  const { load, useLoaded } = statusNotices[language];
  const { loaded: StatusNotices } = useLoaded();
  useEffect(
    () =>
      runWhenIdle(() => {
        load().catch(() => undefined);
      }),
    [load],
  );

  // In here, not around it: a page whose layout names the error boundary loads what others have with it.
  return <ErrorBoundary>{StatusNotices && <StatusNotices />}</ErrorBoundary>;
}
