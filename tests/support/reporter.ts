import { stripVTControlCharacters } from "node:util";
import type { FullResult, Reporter, TestCase, TestResult } from "playwright/types/testReporter";

type Outcome = Pick<TestResult, "status" | "errors" | "annotations" | "retry">;

/** For the owner: prints each story as a line, below it why it has failed or was not tried, and at the end how many. */
export default class OwnersReporter implements Reporter {
  private failures = 0;

  onTestEnd(
    { title, retries }: Pick<TestCase, "title" | "retries">,
    { status, errors, annotations, retry }: Outcome,
  ): void {
    const mark = status === "passed" ? "✓" : status === "skipped" ? "–" : "✗";
    // It is tried again.
    if (mark === "✗" && retry < retries) return;
    if (mark === "✗") this.failures += 1;
    console.log(`${mark} ${title}`);
    for (const { message = "" } of errors) {
      // Playwright puts the sentence of a check into the first line, and adds what it has compared.
      const lines = stripVTControlCharacters(message).replace("Error: ", "").split("\n");
      const isSentence = lines[0]?.endsWith(".");
      const shown = lines.filter(Boolean).slice(0, isSentence ? 1 : 10);
      for (const line of shown) console.log(`    ${line.slice(0, 160)}`);
    }
    for (const { description } of annotations) if (description) console.log(`    ${description}`);
  }

  onEnd({ status }: Pick<FullResult, "status">): void {
    const isWell = status === "passed" && this.failures === 0;
    console.log(isWell ? "Nothing to mend." : `To mend: ${this.failures}.`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
