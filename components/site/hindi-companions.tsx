"use client";

import { Background as LateParts } from "@/components/site/background";

// What every page of one language does in the browser. A module for each language: the framework
// knows one place for a module, and would load the layout of the other language for a shared one.
export { SoftNavigation } from "@/components/site/soft-navigation";
export { TapKeeper } from "@/components/taps/tap-keeper";

const fetchNews = async () => (await import("@/components/site/hindi-news")).News;

export function Background() {
  return <LateParts fetch={fetchNews} />;
}
