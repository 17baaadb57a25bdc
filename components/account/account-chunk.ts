"use client";

import { lazyImport } from "@/components/ui/lazy-import";

/** What signed-in visitors see in the header. */
export const account = lazyImport(
  async () => (await import("@/components/account/account")).Account,
);
