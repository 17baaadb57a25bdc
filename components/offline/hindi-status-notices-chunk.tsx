"use client";

import { NetworkNotice } from "@/components/offline/network-and-update-notices";
import { network } from "@/lib/copy/hi/site";

/** The notices of Hindi pages. */
export function StatusNotices() {
  return <NetworkNotice language="hi" words={network} />;
}
