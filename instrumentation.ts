import { readAuthConfig } from "@/lib/auth/auth-settings-from-environment";

/** Runs once when the server starts: says what is wrong with the set-up of sign-in, if anything. */
export function register(): void {
  const setup = readAuthConfig(process.env);
  if (setup.state === "wrong") console.error(setup.problems);
}
