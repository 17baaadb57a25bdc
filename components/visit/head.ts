import { startVisit } from "@/components/visit/store";

// The script in the head of every page; next.config.mjs bundles it.

if ("HTMLDialogElement" in window) window.visit = startVisit();
else document.documentElement.dataset.failed = "";
