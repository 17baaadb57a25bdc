import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

const ownerNames = Object.keys(parseEnv(readFileSync(".env.example", "utf8")));
const hostNames = Object.keys(process.env).filter((name) => /^(AUTH_|VERCEL|__NEXT)/.test(name));

/**
 * All variables that the owner or a host may have set, empty. A test that sets these sees none of their values: an empty
 * variable counts as not set, and Next.js does not read it from a file.
 */
export const emptyVariables = Object.fromEntries(
  [...ownerNames, ...hostNames].map((name) => [name, ""]),
);
