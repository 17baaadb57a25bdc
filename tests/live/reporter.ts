import { stripVTControlCharacters } from "node:util";
import type { FullResult, Reporter, TestCase, TestResult } from "playwright/types/testReporter";

/** Prints a line for each test, and below it a sentence for each thing to mend. */
export default class LiveReporter implements Reporter {
  private failures = 0;

  onTestEnd({ title }: TestCase, { status, errors, annotations }: TestResult): void {
    const mark = status === "passed" ? "✓" : status === "skipped" ? "–" : "✗";
    if (mark === "✗") this.failures += 1;
    console.log(`${mark} ${title}`);
    // The first line of an error is the sentence; Playwright adds its own below.
    const sentences = errors.map(({ message = "" }) => {
      const [first = ""] = stripVTControlCharacters(message).split("\n");
      return first.replace(/^Error: /, "");
    });
    for (const sentence of new Set(sentences.slice(0, 5))) console.log(`    ${sentence}`);
    if (sentences.length > 5) console.log(`    … and ${sentences.length - 5} more like these`);
    for (const { type, description = "" } of annotations) {
      console.log(`    ${type === "skip" ? "Not tried: " : ""}${description}`);
    }
  }

  onEnd({ status }: FullResult): void {
    if (status === "timedout") console.log("It took too long: is the line slow?");
    console.log(this.failures === 0 ? "Nothing to mend." : `To mend: ${this.failures}.`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
