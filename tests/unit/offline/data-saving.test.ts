import { isSavingData } from "@/lib/offline/data-saving";

test.each([
  ["no such interface", {}, false],
  ["an interface that says nothing", { connection: {} }, false],
  ["a fast connection", { connection: { saveData: false, effectiveType: "4g" } }, false],
  ["3G", { connection: { effectiveType: "3g" } }, false],
  ["Save-Data", { connection: { saveData: true, effectiveType: "4g" } }, true],
  ["2G", { connection: { effectiveType: "2g" } }, true],
  ["slow 2G", { connection: { effectiveType: "slow-2g" } }, true],
])("whether the visitor saves data: %s", (_, navigator, isSaved) => {
  expect(isSavingData(navigator)).toBe(isSaved);
});
