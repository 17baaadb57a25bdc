import { showAsWithoutScripts } from "@/components/visit/store";
import { startVisit } from "@/components/visit/start";

// The script in the head of every page; next.config.mjs bundles it.

try {
  // Throws in browsers without popups.
  Object(HTMLDialogElement);
  window.visit = startVisit();
} catch {
  showAsWithoutScripts();
}
