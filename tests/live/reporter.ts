import { stripVTControlCharacters } from "node:util";
import type { FullResult, Reporter, TestCase, TestResult } from "playwright/types/testReporter";

/** Prints a line for what is right, and below what is not a sentence for each thing to mend. */
export default class LiveReporter implements Reporter {
  private wrong = 0;

  onTestEnd({ title }: TestCase, { status, errors, annotations }: TestResult): void {
    const isWrong = status !== "passed" && status !== "skipped";
    if (isWrong) this.wrong += 1;
    console.log(`${isWrong ? "✗" : status === "skipped" ? "–" : "✓"} ${title}`);
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
    console.log(this.wrong === 0 ? "Nothing to mend." : `To mend: ${this.wrong}.`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
