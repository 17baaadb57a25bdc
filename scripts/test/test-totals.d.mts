interface Totals {
  passed: number;
  failed: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: readonly unknown[];
}

export function addTotals(totals: readonly Totals[]): Totals;
export function jestTotals(exitCode: number, report?: JestReport): Totals;
export function playwrightTotals(exitCode: number, report?: PlaywrightReport): Totals;
