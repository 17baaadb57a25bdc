import { act, renderHook } from "@testing-library/react";
import { changeVisit, useVisit } from "@/components/visit/store";
import { leaveVisit } from "@/lib/order/handover";
import { addItems, emptyVisit, keepDraft, orderedIds } from "@/lib/order/visit";

/** Leaves what a page with these ids in its cart leaves. */
function leave(...ids: string[]): void {
  sessionStorage.handover = JSON.stringify(leaveVisit(addItems(...ids)(emptyVisit), "unload"));
}

/** Fires an event of the page, and returns the visit after it. */
function fire(event: Event) {
  act(() => void dispatchEvent(event));
  return renderHook(useVisit).result.current;
}

const hide = new PageTransitionEvent("pagehide");
const show = new PageTransitionEvent("pageshow", { persisted: true });

test("a page that Back shows as it was left keeps its own visit, with what was typed", () => {
  changeVisit(addItems("a"));
  changeVisit(keepDraft({ name: "Sita" }));
  fire(hide);
  expect(sessionStorage).toHaveLength(1);
  const { draft, lines } = fire(show);
  expect([draft, lines]).toEqual([{ name: "Sita" }, [{ key: 1, id: "a" }]]);
  expect(sessionStorage).toHaveLength(0);
});

test("it takes over what another page has left in between", () => {
  changeVisit(addItems("a"));
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
