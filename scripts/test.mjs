// `npm test`: installs what is missing, builds the shop for the stories, and tries them while the code is checked. With
// names of npm scripts it runs these at once, as `npm run check` does. The last line says where the time went.
import { spawn } from "node:child_process";
import { once } from "node:events";

const checks = ["format:check", "lint", "types", "unit"];
const given = process.argv.slice(2);
/** Scripts of package.json: those in a row run at once, the rows one after the other. */
const rows = given.length > 0 ? [given] : [["setup"], ["e2e:build"], [...checks, "e2e"]];

/** @type {string[]} */
const spent = [];

/**
 * Runs a script of package.json. Of those at once the last alone speaks as it goes.
 *
 * @type {(name: string, at: number, row: readonly string[]) => Promise<void>}
 */
const run = async (name, at, { length }) => {
  const start = performance.now();
  const stdio = at === length - 1 ? "inherit" : "pipe";
  // By a shell, because on Windows npm is no program.
  const child = spawn(`npm run --silent ${name}`, { shell: true, stdio });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => (said += part));
  const [code] = await once(child, "close");
  if (said) console.log(said.trimEnd());
  const seconds = Math.round((performance.now() - start) / 1000);
  spent.push(`${name} ${seconds} s${code === 0 ? "" : " (failed)"}`);
  if (code !== 0) process.exitCode = 1;
};

for (const row of rows) {
  await Promise.all(row.map(run));
  // Without packages or shop there is nothing to try.
  if (process.exitCode) break;
}
console.log(`\n${process.exitCode ? "Not all is well" : "All is well"}: ${spent.join(", ")}`);
