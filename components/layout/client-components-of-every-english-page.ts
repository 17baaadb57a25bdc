"use client";

// The client components of every page in one language. There is a module for each language, because
// the framework puts a module into one chunk: pages would load the other language's layout for it.
export { StatusNoticesLoader } from "@/components/offline/status-notices-loader";
export { SoftNavigation } from "@/components/navigation/follow-links-without-page-load";
export { HeadScript } from "@/components/head-script/inline-head-script";
