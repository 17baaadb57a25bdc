// Checks everything: format, lint, types, unit tests, the production build, end-to-end tests, and
// the main stories in three browser engines. Arguments pick steps by name. Ends with the line
// "N passed, N failed", which is also written to test-results/totals.txt; a step that is not made of
// tests counts as one.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findEngines, installEngines, requireChromium } from "./setup/browsers.mjs";
import { ensureDependencies } from "./setup/dependencies.mjs";
import { buildIsFresh, removeDevelopmentTypes } from "./build/fingerprint.mjs";
import { ensureNextRelease } from "./test/next-release.mjs";
import { installNginx, NGINX_PACKAGES } from "./setup/nginx.mjs";
import { installObservatory } from "./setup/observatory.mjs";
import { projectFolder, readJson } from "./setup/project-files.mjs";
import { holdOutput, runNode, runTool } from "./setup/run-command.mjs";
import { Failure } from "./setup/failure.mjs";
import { runScript } from "./setup/run-main.mjs";
import { addTotals, checkTotals, jestTotals, playwrightTotals } from "./test/test-totals.mjs";

const RESULTS_FOLDER = join(projectFolder, "test-results");
const TOTALS_FILE = join(RESULTS_FOLDER, "totals.txt");
const UNIT_REPORT = join(RESULTS_FOLDER, "unit.json");

/** The steps in their order; each resolves with its totals, { passed, failed }. */
const STEPS = {
  format: () => runChecks(["prettier", "--check", "--cache", "--cache-strategy=content", "."]),
  lint: () => runChecks(["eslint", ".", "--max-warnings=0"], ["knip"]),
  types: runTypeCheck,
  unit: runUnitTests,
  tools: installTools,
  build: runBuild,
  e2e: runEndToEndTests,
  browsers: runStoriesInBrowsers,
};

/** These run side by side, before the others. */
const INDEPENDENT = ["format", "lint", "types", "unit", "tools"];

/** What a step is nothing without. */
const NEEDED = { e2e: ["tools", "build"], browsers: ["tools", "build"] };

await runScript(async () => {
  const names = pickSteps(process.argv.slice(2));
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  rmSync(TOTALS_FILE, { force: true });
  const { passed, failed } = await withFailuresCounted(async () => {
    await ensureDependencies();
    return runSteps(names);
  });
  const line = `${passed} passed, ${failed} failed`;
  writeFileSync(TOTALS_FILE, `${line}\n`);
  console.log(line);
  return failed === 0 ? 0 : 1;
});

/**
 * The names of the steps to run, in their order: all without arguments, else the named ones and
 * what they need. Throws a Failure at an unknown name.
 */
function pickSteps(names) {
  const known = Object.keys(STEPS);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Failure(`There is no step "${unknown}": the steps are ${known.join(", ")}.`);
  }
  const needed = names.flatMap((name) => [name, ...(NEEDED[name] ?? [])]);
  return known.filter((name) => needed.length === 0 || needed.includes(name));
}

/** Runs the steps, each even if another one failed, and resolves with the totals of all. */
async function runSteps(names) {
  const results = {};
  const independent = names.filter((name) => INDEPENDENT.includes(name));
  await Promise.all(
    independent.map((name) =>
      holdOutput(
        () => runStep(name, results),
        (text) => console.log(`\n== ${name} ==\n${text}${outcomeOf(name, results)}`),
      ),
    ),
  );
  for (const name of names.filter((step) => !independent.includes(step))) {
    console.log(`\n== ${name} ==`);
    await runStep(name, results);
    console.log(outcomeOf(name, results));
  }
  const failedNames = names.filter((name) => results[name].failed > 0);
  if (failedNames.length > 0) {
    console.log(`\nFailed: ${failedNames.join(", ")}.`);
  }
  return addTotals(Object.values(results));
}

/** Runs one step, and notes its totals and seconds. */
async function runStep(name, results) {
  const startTime = Date.now();
  const isInVain = NEEDED[name]?.includes("build") && results.build.failed > 0;
  const totals = isInVain ? checkTotals(1) : await withFailuresCounted(STEPS[name]);
  results[name] = { ...totals, seconds: (Date.now() - startTime) / 1000 };
}

function outcomeOf(name, results) {
  const { failed, seconds } = results[name] ?? { failed: 1, seconds: 0 };
  return `== ${name} ${failed === 0 ? "passed" : "FAILED"} in ${seconds.toFixed(1)} s`;
}

/** The totals that the work resolves with; a Failure is printed and counts as one. */
async function withFailuresCounted(work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) {
      throw error;
    }
    console.error(error.message);
    return checkTotals(1);
  }
}

/** Runs several tools, each even if another one failed, and counts them as one check. */
async function runChecks(...commands) {
  let worstExitCode = 0;
  for (const [tool, ...toolArguments] of commands) {
    worstExitCode = Math.max(worstExitCode, await runTool(tool, toolArguments));
  }
  return checkTotals(worstExitCode);
}

function runTypeCheck() {
  removeDevelopmentTypes();
  return runChecks(["next", "typegen"], ["tsc", "--noEmit"], ["tsc", "-p", "worker"]);
}

async function runUnitTests() {
  rmSync(UNIT_REPORT, { force: true });
  const exitCode = await runTool("jest", ["--json", `--outputFile=${UNIT_REPORT}`], {
    environment: { NODE_ENV: "test" },
  });
  return jestTotals(exitCode, readJson(UNIT_REPORT));
}

/** What tests in a browser need. What is missing on somebody's machine fails where tests are all. */
async function installTools() {
  const missing = (await installEngines()).map((name) => `the stories in ${name}`);
  if (!(await installNginx())) {
    missing.push(`deploy/nginx.conf, which needs the packages ${NGINX_PACKAGES.join(", ")}`);
  }
  await installObservatory().catch((error) => {
    if (!(error instanceof Failure)) throw error;
    missing.push(`the Observatory's grade (${error.message})`);
  });
  if (missing.length > 0) console.log(`NOT TRIED for want of tools: ${missing.join("; ")}.`);
  return checkTotals(process.env.CI ? missing.length : 0);
}

/** The shop as it is, and the next release of it. */
async function runBuild() {
  const [exitCode] = await Promise.all([
    buildIsFresh({ withHostFolder: true }) ? 0 : runNode("scripts/build.mjs", ["--host"]),
    holdOutput(ensureNextRelease, (text) => console.log(text)),
  ]);
  return checkTotals(exitCode);
}

async function runEndToEndTests() {
  await requireChromium();
  return runPlaywright("e2e", ["phone", "bare", "back-forward-cache"]);
}

async function runStoriesInBrowsers() {
  const engines = await findEngines();
  return runPlaywright(
    "browsers",
    engines.map(({ name }) => name),
  );
}

async function runPlaywright(step, projects) {
  const report = join(RESULTS_FOLDER, `${step}.json`);
  rmSync(report, { force: true });
  const exitCode = await runTool(
    "playwright",
    [
      "test",
      "--reporter=list,json",
      // A folder for each step: Playwright empties it first, with the screenshots of what failed.
      `--output=${join(RESULTS_FOLDER, step)}`,
      ...projects.map((name) => `--project=${name}`),
    ],
    {
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      stopSignal: "SIGINT", // At any other signal Playwright leaves the tested site's server behind.
    },
  );
  return playwrightTotals(exitCode, readJson(report));
}
