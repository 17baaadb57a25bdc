"use client";

import { LanguageOffer } from "@/components/site/language-offer";
import { NetworkNotice } from "@/components/site/network-notice";
import { network } from "@/lib/copy/en-network";
import { offer } from "@/lib/copy/hi-offer";

/** What English pages have to tell without being asked. */
export function News() {
  return (
    <>
      <LanguageOffer words={offer} />
      <NetworkNotice language="en" words={network} />
    </>
  );
}
