"use client";

import { NetworkNotice } from "@/components/offline/network-notice";
import { network } from "@/lib/copy/hi/network-and-updates";

/** What Hindi pages have to tell without being asked. */
export function StatusNotices() {
  return <NetworkNotice language="hi" words={network} />;
}
