"use client";

// What every page of one language does in the browser. A module for each language: the framework
// knows one place for a module, and would load the layout of the other language for a shared one.
export { StatusNoticesLoader } from "@/components/offline/status-notices-loader";
export { SoftNavigation } from "@/components/navigation/soft-navigation";
export { HeadScript } from "@/components/head-script/inline-head-script";
