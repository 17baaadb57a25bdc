import type { ZodError } from "zod";

/** Variables of the process, as the owner and the host have set them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Of the named variables those that are set, without spaces around them; an empty one is not. */
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

/** What is wrong with variables, a line for each below the title. */
export function problemLines(title: string, { issues }: ZodError): string {
  return [title, ...issues.map(({ path, message }) => `  ${path.join(".")} ${message}`)].join("\n");
}
