import { rmSync } from "node:fs";
import { buildIsFresh, ensureBuild } from "@/scripts/build/build-is-up-to-date.mjs";
import { removeDevelopmentTypes } from "@/scripts/next/remove-development-types";
import { findEngines, requireChromium } from "@/scripts/setup/find-browsers";
import { installEngines } from "@/scripts/setup/install-browsers";
import { Failure } from "@/server/failure-with-message-for-terminal.mjs";
import { installNginx, nginxPackages } from "@/scripts/setup/install-nginx";
import { readJson } from "@/scripts/files/read-json.mjs";
import { holdOutput, print } from "@/scripts/command-line/output-held-until-done.mjs";
import { runTool } from "@/scripts/command-line/run-command.mjs";
import { ensureNewerRelease } from "@/scripts/test/build-newer-release";
import { checkTotals, jestTotals, playwrightTotals, type Totals } from "@/scripts/test/test-totals";

/** One part of `npm test`, which can be selected by name. */
export interface Step {
  readonly name: string;
  /** Names of steps that have to run before it, even if they are not selected. */
  readonly needs?: readonly string[];
  readonly run: () => Promise<Totals>;
}

const prettier = ["prettier", "--check", "--cache", "--cache-strategy=content", "."] as const;

/** All steps. Those of a phase run in parallel, the phases one after the other. */
export const phases: readonly (readonly Step[])[] = [
  [
    { name: "format", run: () => runChecks(prettier) },
    { name: "lint", run: () => runChecks(["eslint", ".", "--max-warnings=0"], ["knip"]) },
    { name: "types", run: checkTypes },
    { name: "unit", run: runUnitTests },
    { name: "tools", run: installTools },
  ],
  [{ name: "build", run: build }],
  // Separate phases: on two cores Firefox is too slow next to the other tests.
  [{ name: "e2e", needs: ["tools", "build"], run: runEndToEndTests }],
  [{ name: "browsers", needs: ["tools", "build"], run: runStoriesInBrowsers }],
];

/** Runs several tools, even if one fails, and counts them as one check. */
async function runChecks(
  ...commands: readonly (readonly [string, ...string[]])[]
): Promise<Totals> {
  let worstExitCode = 0;
  for (const [tool, ...toolArguments] of commands) {
    worstExitCode = Math.max(worstExitCode, await runTool(tool, toolArguments));
  }
  return checkTotals(worstExitCode);
}

function checkTypes(): Promise<Totals> {
  removeDevelopmentTypes();
  return runChecks(["next", "typegen"], ["tsc", "--noEmit"], ["tsc", "-p", "worker"]);
}

async function runUnitTests(): Promise<Totals> {
  const report = freshReport("unit");
  const exitCode = await runTool("jest", ["--json", `--outputFile=${report}`], {
    environment: { NODE_ENV: "test" },
  });
  return jestTotals(exitCode, readJson(report));
}

/** Installs what tests in a browser need. What cannot be installed is printed, and fails only in CI. */
async function installTools(): Promise<Totals> {
  const engines = await installEngines();
  const missing = engines.map((name) => `the stories in ${name} (npx playwright install ${name})`);
  if (!(await installNginx())) {
    missing.push(`deploy/nginx.conf (Debian's packages ${nginxPackages.join(", ")})`);
  }
  if (missing.length > 0) print(`NOT TRIED for want of tools: ${missing.join("; ")}.`);
  return checkTotals(process.env.CI ? missing.length : 0);
}

/** Builds the shop, and a newer release of it. */
async function build(): Promise<Totals> {
  await Promise.all([ensureBuild({ withHostFolder: true }), holdOutput(ensureNewerRelease)]);
  return checkTotals(0);
}

async function runEndToEndTests(): Promise<Totals> {
  requireChromium();
  return runPlaywright("e2e", ["phone", "bare", "back-forward-cache"]);
}

/** Not in Chromium, where the step "e2e" tests the same and more. */
async function runStoriesInBrowsers(): Promise<Totals> {
  const engines = findEngines().map(({ name }) => name);
  const others = engines.filter((name) => name !== "chromium");
  if (others.length > 0) return runPlaywright("browsers", others);
  print("NOT TRIED: neither Firefox nor WebKit is here, as the step tools has said.");
  return { passed: 0, failed: 0 };
}

async function runPlaywright(step: string, projects: readonly string[]): Promise<Totals> {
  if (!buildIsFresh({ withHostFolder: true })) throw new Failure("There is no build to test.");
  const report = freshReport(step);
  const exitCode = await runTool(
    "playwright",
    [
      "test",
      "--reporter=list,json",
      // A folder for each step, because Playwright deletes the folder with the screenshots first.
      `--output=test-results/${step}`,
      ...projects.map((name) => `--project=${name}`),
    ],
    {
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      stopSignal: "SIGINT", // At any other signal Playwright leaves its web server running.
    },
  );
  return playwrightTotals(exitCode, readJson(report));
}

/** The path of a step's report, without the one of the run before. */
function freshReport(step: string): string {
  const file = `test-results/${step}.json`;
  rmSync(file, { force: true });
  return file;
}
