// Checks everything: format, lint, types, unit tests, the production build and end-to-end tests.
// Arguments pick steps by name. Ends with the line "N passed, N failed", which is also written to
// test-results/totals.txt; a step that is not made of tests counts as one.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./browser.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { buildIsFresh, removeDevelopmentTypes } from "./freshness.mjs";
import { ensureLaterVersion } from "./later-version.mjs";
import { prepareNginx } from "./nginx.mjs";
import { prepareObservatory } from "./observatory.mjs";
import { projectFolder, readJson } from "./project.mjs";
import { runNode, runTool } from "./run.mjs";
import { Failure, runScript } from "./script.mjs";
import { addTotals, checkTotals, jestTotals, playwrightTotals } from "./totals.mjs";

const RESULTS_FOLDER = join(projectFolder, "test-results");
const TOTALS_FILE = join(RESULTS_FOLDER, "totals.txt");
const UNIT_REPORT = join(RESULTS_FOLDER, "unit.json");
const END_TO_END_REPORT = join(RESULTS_FOLDER, "e2e.json");

/** The steps in the order they run; each resolves with its totals, { passed, failed }. */
const STEPS = {
  format: () => runChecks(["prettier", "--check", "."]),
  lint: () => runChecks(["eslint", ".", "--max-warnings=0"], ["knip"]),
  types: runTypeCheck,
  unit: runUnitTests,
  build: runBuild,
  e2e: runEndToEndTests,
};

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
 * the build where the end-to-end tests are among them. Throws a Failure at an unknown name.
 */
function pickSteps(names) {
  const known = Object.keys(STEPS);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Failure(`There is no step "${unknown}": the steps are ${known.join(", ")}.`);
  }
  const needed = names.includes("e2e") ? [...names, "build"] : names;
  return known.filter((name) => needed.length === 0 || needed.includes(name));
}

/** Runs the steps, each even if another one failed, and resolves with the totals of all. */
async function runSteps(names) {
  const results = {};
  for (const name of names) {
    console.log(`\n== ${name} ==`);
    const startTime = Date.now();
    results[name] = await runStep(name, results);
    const seconds = ((Date.now() - startTime) / 1000).toFixed(1);
    const outcome = results[name].failed === 0 ? "passed" : "FAILED";
    console.log(`== ${name} ${outcome} in ${seconds} s`);
  }
  const failedNames = names.filter((name) => results[name].failed > 0);
  if (failedNames.length > 0) {
    console.log(`\nFailed: ${failedNames.join(", ")}.`);
  }
  return addTotals(Object.values(results));
}

/** Runs one step; without a build there is nothing that the end-to-end tests could test. */
function runStep(name, results) {
  if (name === "e2e" && results.build.failed > 0) {
    console.error("The end-to-end tests are not run, because the build failed.");
    return checkTotals(1);
  }
  return withFailuresCounted(STEPS[name]);
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

async function runBuild() {
  if (buildIsFresh({ withHostFolder: true })) {
    console.log("There is a build of the sources as they are now.");
    return checkTotals(0);
  }
  return checkTotals(await runNode("scripts/build.mjs", ["--host"]));
}

async function runEndToEndTests() {
  const chromium = await ensureChromium();
  await prepareNginx();
  await prepareObservatory();
  await ensureLaterVersion();
  rmSync(END_TO_END_REPORT, { force: true });
  const exitCode = await runTool("playwright", ["test", "--reporter=list,json"], {
    environment: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: END_TO_END_REPORT },
    stopSignal: "SIGINT", // At any other signal Playwright leaves the tested site's server behind.
  });
  return playwrightTotals(exitCode, readJson(END_TO_END_REPORT));
}
