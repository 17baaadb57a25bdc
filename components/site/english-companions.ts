"use client";

// What every page of one language does in the browser. A module for each language: the framework
// knows one place for a module, and would load the layout of the other language for a shared one.
export { Background } from "@/components/site/background";
export { SoftNavigation } from "@/components/site/soft-navigation";
export { TapKeeper } from "@/components/taps/tap-keeper";
