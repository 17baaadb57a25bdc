import { act, renderHook } from "@testing-library/react";
import { useStore } from "@/components/visit/store";
import { handoverOf } from "@/lib/order/handover";
import { addItems, emptyState, orderedIds } from "@/lib/order/state";

/** Leaves what a page with this id in its cart leaves. */
function leave(id: string): void {
  sessionStorage.handover = JSON.stringify(handoverOf(addItems(id)(emptyState), "visitor"));
}

// How a page is left and shown again in a browser: tests/e2e/restored.spec.ts. Not every browser leaves so late.
test("what the page before leaves late is taken over, and passed on", () => {
  leave("late");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "handover" })));
  expect(orderedIds(renderHook(useStore).result.current)).toEqual(["late"]);
  leave("later");
  act(() => void dispatchEvent(new PageTransitionEvent("pagehide")));
  expect(JSON.parse(String(sessionStorage.handover))).toMatchObject({ cart: ["later"] });
});
