import { stripVTControlCharacters } from "node:util";
import type { FullResult, Reporter, TestCase, TestResult } from "playwright/types/testReporter";

const marks: Partial<Record<TestResult["status"], string>> = { passed: "✓", skipped: "–" };

/** For the owner: prints each story as a line, and below it why it has failed or was not tried. */
export default class OwnersReporter implements Reporter {
  onTestEnd({ title, retries }: TestCase, result: TestResult): void {
    const mark = marks[result.status];
    // It is tried again.
    if (!mark && result.retry < retries) return;
    console.log(`${mark ?? "✗"} ${title}`);
    for (const { message = "" } of result.errors) {
      // Playwright puts the sentence of a check into the first line, and adds what it has compared.
      const lines = stripVTControlCharacters(message).replace("Error: ", "").split("\n");
      const shown = lines.filter(Boolean).slice(0, lines[0]?.endsWith(".") ? 1 : 10);
      for (const line of shown) console.log(`    ${line.slice(0, 160)}`);
    }
    for (const { description } of result.annotations) {
      if (description) console.log(`    ${description}`);
    }
  }

  onEnd({ status }: FullResult): void {
    console.log(status === "passed" ? "Nothing to mend." : "To mend: each ✗ above.");
  }

  printsToStdio = () => true;
}
