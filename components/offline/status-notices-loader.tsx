"use client";

import { useEffect } from "react";
import { runWhenIdle } from "@/components/ui/run-when-idle";
import { ErrorBoundary } from "@/components/errors/error-boundary";
import { lazyImport } from "@/components/ui/lazy-import";
import type { Language } from "@/lib/language";

const statusNotices = {
  en: lazyImport(
    async () => (await import("@/components/offline/english-status-notices-chunk")).StatusNotices,
  ),
  hi: lazyImport(
    async () => (await import("@/components/offline/hindi-status-notices-chunk")).StatusNotices,
  ),
};

/**
 * Loads the notices about the network and new versions and the suggestion of Hindi once the page is
 * idle, since no shopper waits for them.
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

  // Used here rather than in the layout, which would then load more modules with it.
  return <ErrorBoundary>{StatusNotices && <StatusNotices />}</ErrorBoundary>;
}
