import { findEngines, headlessShell, type EngineName } from "@/scripts/setup/find-browsers";
import { installPackages, mayBeRoot, pathOfCommand } from "@/scripts/setup/debian-packages";
import { print } from "@/scripts/command-line/output-held-until-done.mjs";
import { runTool } from "@/scripts/command-line/run-command.mjs";

/** The Debian packages of each engine. */
const packages = {
  chromium: ["chromium", headlessShell],
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "xvfb"],
} as const;

const downloadSeconds = 300;

/**
 * Installs the engines that are missing: Playwright's or, if those cannot be downloaded, Debian's.
 *
 * @returns the names of those that are still missing
 */
export async function installEngines(): Promise<readonly EngineName[]> {
  const missing = missingEngines();
  if (missing.length > 0) await downloadEngines(missing);
  for (const name of missingEngines()) await installPackages(packages[name]);
  if (pathOfCommand("chromium") && !pathOfCommand(headlessShell)) {
    await installPackages([headlessShell]);
  }
  return missingEngines();
}

async function downloadEngines(names: readonly EngineName[]): Promise<void> {
  print(`Downloading Playwright's ${names.join(", ")} …`);
  const exitCode = await runTool("playwright", ["install", ...names], {
    timeoutSeconds: downloadSeconds,
  });
  if (exitCode === 0 && mayBeRoot()) await runTool("playwright", ["install-deps", ...names]);
}

function missingEngines(): readonly EngineName[] {
  const found = findEngines().map(({ name }) => name);
  return (["chromium", "firefox", "webkit"] as const).filter((name) => !found.includes(name));
}
