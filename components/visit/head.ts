import { startVisit } from "@/components/visit/store";

// The script in the head of every page; next.config.mjs bundles it.

try {
  // Throws in browsers without popups.
  Object(HTMLDialogElement);
  window.visit = startVisit();
} catch {
  document.documentElement.dataset.failed = "";
}
