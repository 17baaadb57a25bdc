import { authSetup } from "@/app/api/auth/auth-config";

/** Runs once when the server starts: says what is wrong with the set-up of sign-in, if anything. */
export function register(): void {
  if (authSetup.state === "wrong") console.error(authSetup.problems);
}
