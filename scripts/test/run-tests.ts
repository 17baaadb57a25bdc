import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Failure } from "@/server/failure-with-message-for-terminal.mjs";
import { holdOutput, print } from "@/scripts/command-line/output-held-until-done.mjs";
import { phases, type Step } from "@/scripts/test/test-steps";
import { addTotals, checkTotals, type Totals } from "@/scripts/test/test-totals";

const totalsFile = "test-results/totals.txt";

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
  const outcomes = new Map<string, Totals>();
  for (const phase of phases) {
    const [first, ...others] = phase
      .filter((step) => picked.includes(step))
      .map((step) => async () => outcomes.set(step.name, await runStep(step)));
    // The first step of a phase prints as it runs, each of the others when it is done.
    await Promise.all([first?.(), ...others.map((run) => holdOutput(run))]);
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
  if (names.length === 0) return steps;
  const wanted = steps.filter(({ name }) => names.includes(name));
  const all = wanted.flatMap(({ name, needs = [] }) => [name, ...needs]);
  return steps.filter(({ name }) => all.includes(name));
}

/** The totals of a step. A Failure is printed, and counts as one failed test. */
async function runStep({ name, run }: Step): Promise<Totals> {
  print(`\n== ${name} ==`);
  const start = Date.now();
  const totals = await run().catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    print(error.message);
    return checkTotals(1);
  });
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  print(`== ${name} ${totals.failed === 0 ? "passed" : "FAILED"} in ${seconds} s`);
  return totals;
}
