import { startDelayedScripts } from "@/components/head-script/start-scripts-after-load";

const types = () => Array.from(document.scripts, ({ type }) => type);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<script type="delayed" id="one"></script><p></p><script type="application/json"></script><script type="delayed"></script>';
  startDelayedScripts();
});

afterEach(() => {
  jest.useRealTimers();
});

test("scripts wait, and start in their places", () => {
  expect(types()).toEqual(["delayed", "application/json", "delayed"]);
  const place = document.querySelector("p")?.previousElementSibling;

  window.dispatchEvent(new Event("load"));
  expect(types()).toEqual(["", "application/json", ""]);
  expect(document.querySelector("p")?.previousElementSibling).toBe(place);
});

test.each(["pointerdown", "keydown"])("%s starts them earlier", (event) => {
  document.body.dispatchEvent(new Event(event, { bubbles: true }));
  expect(types()).toEqual(["", "application/json", ""]);
});

test("they wait for pictures no longer than four seconds", () => {
  jest.advanceTimersByTime(3999);
  expect(types()).toContain("delayed");
  jest.advanceTimersByTime(1);
  expect(types()).not.toContain("delayed");
});

test("scripts that were parsed after the first touch start with the load event", () => {
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  document.body.insertAdjacentHTML("beforeend", '<script type="delayed"></script>');
  window.dispatchEvent(new Event("load"));
  expect(types()).toEqual(["", "application/json", "", ""]);
});

test("scripts that are parsed after four seconds start when the whole page is parsed", () => {
  const parsing = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  jest.advanceTimersByTime(4000);
  parsing.mockRestore();
  document.body.insertAdjacentHTML("beforeend", '<script type="delayed"></script>');
  window.dispatchEvent(new Event("DOMContentLoaded"));
  expect(types()).toEqual(["", "application/json", "", ""]);
});
