"use client";

import { NetworkNotice } from "@/components/offline/network-notice";
import { network } from "@/lib/copy/hi/network-and-updates";

/** The notices of Hindi pages. */
export function StatusNotices() {
  return <NetworkNotice language="hi" words={network} />;
}
