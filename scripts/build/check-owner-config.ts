import nextEnv from "@next/env";
import { readConfig } from "@/lib/shop/config";
import { Failure } from "@/server/failure-with-message-for-terminal.mjs";

/**
 * Loads the environment files, checks the owner's configuration, and warns of variables that still have their placeholder.
 *
 * @throws Failure that lists everything that is wrong
 */
export function checkConfig(): void {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  try {
    const { leftAtDefault } = readConfig(process.env);
    if (leftAtDefault.length > 0) {
      console.warn(
        `Warning: still made up, set before you go live (see .env.example): ${leftAtDefault.join(", ")}`,
      );
    }
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}
