import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Failure } from "@/server/failure-without-stack-trace.mjs";
import { holdOutput, print } from "@/scripts/command-line/output-held-until-done.mjs";
import { phases, type Step } from "@/scripts/test/test-steps";
import { addTotals, checkTotals, type Totals } from "@/scripts/test/test-totals";

const totalsFile = "test-results/totals.txt";

/** The totals of the steps so far, by name. */
type Outcomes = Map<string, Totals>;

/**
 * Runs the named steps and those that they need, or all steps. A failed step does not stop the others.
 * Prints the totals, and writes them to a file.
 *
 * @returns the exit code
 */
export async function runTests(names: readonly string[]): Promise<number> {
  const picked = pickSteps(names);
  mkdirSync(dirname(totalsFile), { recursive: true });
  rmSync(totalsFile, { force: true });
  const outcomes: Outcomes = new Map();
  for (const phase of phases) {
    const steps = phase.filter((step) => picked.includes(step));
    await runSideBySide(steps, outcomes);
  }
  const { passed, failed } = addTotals([...outcomes.values()]);
  const failedNames = [...outcomes].filter(([, totals]) => totals.failed > 0).map(([name]) => name);
  if (failed > 0) console.log(`\nFailed: ${failedNames.join(", ")}.`);
  const line = `${passed} passed, ${failed} failed`;
  writeFileSync(totalsFile, `${line}\n`);
  console.log(line);
  return failed === 0 ? 0 : 1;
}

/** @throws Failure if there is no step of that name */
function pickSteps(names: readonly string[]): readonly Step[] {
  const steps = phases.flat();
  const known = steps.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Failure(`There is no step "${unknown}": the steps are ${known.join(", ")}.`);
  }
  const wanted = steps.filter(({ name }) => names.length === 0 || names.includes(name));
  return steps.filter((step) =>
    wanted.some(({ name, needs }) => [name, ...needs].includes(step.name)),
  );
}

/** Runs steps in parallel. The first one prints as it runs, each of the others when it is done. */
async function runSideBySide(steps: readonly Step[], outcomes: Outcomes): Promise<void> {
  const [first, ...others] = steps.map((step) => () => runStep(step, outcomes));
  await Promise.all([first?.(), ...others.map((run) => holdOutput(run))]);
}

async function runStep(step: Step, outcomes: Outcomes): Promise<void> {
  print(`\n== ${step.name} ==`);
  const start = Date.now();
  const totals = await countFailure(step.run);
  outcomes.set(step.name, totals);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  print(`== ${step.name} ${totals.failed === 0 ? "passed" : "FAILED"} in ${seconds} s`);
}

/** The totals of some work. A Failure is printed, and counts as one failed test. */
async function countFailure(work: () => Promise<Totals>): Promise<Totals> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    print(error.message);
    return checkTotals(1);
  }
}
