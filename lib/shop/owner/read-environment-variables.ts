import type { ZodError } from "zod";

/** The environment variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Those of the named variables that are set, trimmed; an empty one counts as not set. */
export function readVariables(
  env: Environment,
  names: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

/** A title, and below it a line for each problem. */
export function problemLines(title: string, { issues }: ZodError): string {
  return [title, ...issues.map(({ path, message }) => `  ${path.join(".")} ${message}`)].join("\n");
}
