import { AsyncLocalStorage } from "node:async_hooks";
import type { LoggerInstance } from "next-auth";
import type { AuthCode } from "@/lib/auth/code";
import { codeOfError } from "@/lib/auth/failure";

/** What came of a question to NextAuth, whose own answers only say in which step it failed. */
export type Outcome =
  | { readonly state: "signed-in" }
  | { readonly state: "failed"; readonly step: string; readonly code: AuthCode };

const current = new AsyncLocalStorage<{ outcome?: Outcome }>();

/** Runs one request, and tells what NextAuth's events and logger, or an exception, said in it. */
export async function observeOutcome(
  step: string,
  ask: () => Promise<Response>,
): Promise<{ readonly answer?: Response; readonly outcome?: Outcome }> {
  const observed: { outcome?: Outcome } = {};
  try {
    const answer = await current.run(observed, ask);
    return { ...observed, answer };
  } catch (error) {
    return { outcome: { state: "failed", step, code: codeOfError(error) } };
  }
}

/** NextAuth has made a session. */
export function noteSignIn(): void {
  const observed = current.getStore();
  if (observed) observed.outcome = { state: "signed-in" };
}

/** One line for each sign-in that ends; neither names nor tokens. */
export function logEnd(step: string, code?: AuthCode): void {
  if (code) console.error(`[sign-in] ${step} ${code}`);
  else console.info(`[sign-in] ${step}`);
}

/** NextAuth's logger. Its details can hold tokens and names, so only short codes are kept. */
export const logger: Partial<LoggerInstance> = {
  error(step, details) {
    const code = codeOfError(details instanceof Error ? details : details.error);
    const observed = current.getStore();
    if (observed) observed.outcome = { state: "failed", step, code };
    else logEnd(step, code);
  },
  warn(step) {
    console.warn(`[sign-in] ${step}`);
  },
  debug: () => undefined,
};
