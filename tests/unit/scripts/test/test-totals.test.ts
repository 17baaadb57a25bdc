import { addTotals, jestTotals, playwrightTotals } from "@/scripts/test/test-totals";

const jestReport = { numPassedTests: 3, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
const playwrightReport = { stats: { expected: 3, unexpected: 0, flaky: 0 }, errors: [] };

test("counts the tests of a run", () => {
  expect(jestTotals(0, jestReport)).toEqual({ passed: 3, failed: 0 });
  expect(playwrightTotals(0, playwrightReport)).toEqual({ passed: 3, failed: 0 });
});

test("counts a file that could not be run as one failure", () => {
  const broken = { ...jestReport, numRuntimeErrorTestSuites: 1 };

  expect(jestTotals(1, broken)).toEqual({ passed: 3, failed: 1 });
  expect(playwrightTotals(1, { ...playwrightReport, errors: ["broken"] })).toEqual({
    passed: 3,
    failed: 1,
  });
});

test("counts a failure if the run had no test, or left no report", () => {
  const empty = { ...jestReport, numPassedTests: 0 };

  expect(jestTotals(0, empty)).toEqual({ passed: 0, failed: 1 });
  expect(jestTotals(0, undefined)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightTotals(0, undefined)).toEqual({ passed: 0, failed: 1 });
});

test("counts a failure if the run failed although every test passed", () => {
  expect(jestTotals(1, jestReport)).toEqual({ passed: 3, failed: 1 });
});

test("adds up totals", () => {
  expect(
    addTotals([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 });
});
