import { act, renderHook } from "@testing-library/react";
import { changeState, useStore } from "@/components/visit/store";
import { handoverOf } from "@/lib/order/handover";
import { addItems, emptyState, keepDraft, orderedIds } from "@/lib/order/state";

/** Leaves what a page with these ids in its cart leaves. */
function leave(...ids: string[]): void {
  sessionStorage.handover = JSON.stringify(handoverOf(addItems(...ids)(emptyState), "unload"));
}

/** Fires an event of the page, and returns the state after it. */
function fire(event: Event) {
  act(() => void dispatchEvent(event));
  return renderHook(useStore).result.current;
}

const hide = new PageTransitionEvent("pagehide");
const show = new PageTransitionEvent("pageshow", { persisted: true });

test("a page that Back shows as it was left keeps its own state, with what was typed", () => {
  changeState(addItems("a"));
  changeState(keepDraft({ name: "Sita" }));
  fire(hide);
  expect(sessionStorage).toHaveLength(1);
  const { draft, lines } = fire(show);
  expect([draft, lines]).toEqual([{ name: "Sita" }, [{ key: 1, id: "a" }]]);
  expect(sessionStorage).toHaveLength(0);
});

test("it takes over what another page has left in between", () => {
  changeState(addItems("a"));
  fire(hide);
  leave("a", "b");
  expect(orderedIds(fire(show))).toEqual(["a", "b"]);
});

test("what the page before leaves late is taken over, and passed on", () => {
  leave("late");
  expect(orderedIds(fire(new StorageEvent("storage", { key: "handover" })))).toEqual(["late"]);
  leave("later");
  fire(hide);
  expect(JSON.parse(String(sessionStorage.handover))).toMatchObject({ cart: ["later"] });
  fire(show);
});
