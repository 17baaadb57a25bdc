import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

const fromOwner = Object.keys(parseEnv(readFileSync(".env.example", "utf8")));
const fromHosts = Object.keys(process.env).filter((name) => /^(AUTH_|VERCEL|__NEXT)/.test(name));

/**
 * With these variables nothing that the owner has set reaches a test: an empty one counts as not set, and Next.js
 * does not read it from a file.
 */
export const emptyVariables = Object.fromEntries(
  [...fromOwner, ...fromHosts].map((name) => [name, ""]),
);
