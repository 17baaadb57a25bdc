import { AsyncLocalStorage } from "node:async_hooks";
import type { LoggerInstance } from "next-auth";
import type { AuthCode } from "@/lib/auth/code";
import { codeOfError } from "@/lib/auth/failure";

interface Failure {
  code: AuthCode | undefined;
}

const current = new AsyncLocalStorage<Failure>();

/**
 * Runs one request, and tells what failed in it. NextAuth's own redirects only say in which of
 * its steps something failed; the reason goes to its logger alone.
 */
export async function noticeFailure<T>(
  run: () => Promise<T>,
): Promise<{ answer: T; code: AuthCode | undefined }> {
  const failure: Failure = { code: undefined };
  const answer = await current.run(failure, run);
  return { answer, code: failure.code };
}

/** NextAuth's logger. Its details can hold tokens and names, so only short codes are written. */
export const logger: Partial<LoggerInstance> = {
  error(step, details) {
    const error = details instanceof Error ? details : details.error;
    // Node.js words a refused connection to several addresses only in the error's code.
    const code = codeOfError(`${error.message} ${"code" in error ? String(error.code) : ""}`);
    const failure = current.getStore();
    if (failure) failure.code = code;
    console.error(`[sign-in] ${step} ${code}`);
  },
  warn(step) {
    console.warn(`[sign-in] ${step}`);
  },
  debug: () => undefined,
};
