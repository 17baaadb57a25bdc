import * as z from "zod";

/** How many tests passed and failed. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** The totals of a check without tests, such as linting. */
export function checkTotals(exitCode: number): Totals {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * The totals of a Jest run, from its exit code and its JSON report, which may be undefined. A test file
 * that cannot be run counts as one failed test.
 */
export function jestTotals(exitCode: number, report: unknown): Totals {
  const { data } = jestReport.safeParse(report);
  return testTotals(exitCode, {
    passed: data?.numPassedTests ?? 0,
    failed: (data?.numFailedTests ?? 0) + (data?.numRuntimeErrorTestSuites ?? 0),
  });
}

/** The totals of a Playwright run. An error outside of tests counts as one failed test. */
export function playwrightTotals(exitCode: number, report: unknown): Totals {
  const { data } = playwrightReport.safeParse(report);
  return testTotals(exitCode, {
    passed: (data?.stats.expected ?? 0) + (data?.stats.flaky ?? 0),
    failed: (data?.stats.unexpected ?? 0) + (data?.errors.length ?? 0),
  });
}

/** The sum of several totals. */
export function addTotals(totals: readonly Totals[]): Totals {
  const sumOf = (kind: keyof Totals) => totals.reduce((sum, { [kind]: count }) => sum + count, 0);
  return { passed: sumOf("passed"), failed: sumOf("failed") };
}

/** Adds a failure if a run failed without a failed test, or ran no test. */
function testTotals(exitCode: number, { passed, failed }: Totals): Totals {
  const isUnexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isUnexplained ? 1 : failed };
}
