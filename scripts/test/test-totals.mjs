/** The totals of a check that is not made of tests, such as linting. */
export function checkTotals(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * The totals of a Jest run, from its exit code and its JSON report (undefined when there is
 * none). A test file that could not be run counts as one failure.
 */
export function jestTotals(exitCode, report) {
  return testTotals(exitCode, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
  });
}

/** The totals of a Playwright run, likewise. An error outside the tests counts as one failure. */
export function playwrightTotals(exitCode, report) {
  return testTotals(exitCode, {
    passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    failed: (report?.stats.unexpected ?? 0) + (report?.errors.length ?? 0),
  });
}

/** The sum of several totals. */
export function addTotals(totals) {
  return totals.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** Counts one failure for a run that failed without saying where, or that ran no test at all. */
function testTotals(exitCode, { passed, failed }) {
  const isUnexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isUnexplained ? 1 : failed };
}
