import nextJest from "next/jest.js";
import { emptyVariables } from "./tests/support/environment.mjs";

// Next.js reads the owner's .env files here, but leaves alone what is set already, if only to an empty text.
Object.assign(process.env, emptyVariables, { NODE_ENV: "test" });

/** Components have a browser's environment, as their files say. */
const config = await nextJest({ dir: "./" })({
  testMatch: ["<rootDir>/tests/{unit,component}/**/*.test.{ts,tsx}"],
  moduleNameMapper: {
    // Next.js generates this module from the folders of routes.
    "^next/root-params$": "<rootDir>/tests/support/jest/root-params.ts",
    "^@/(.*)$": "<rootDir>/$1",
  },
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.test/"],
  setupFilesAfterEnv: ["<rootDir>/tests/support/jest/console.ts"],
  // Long enough for any machine: it ends only what hangs.
  testTimeout: 60_000,
})();

for (const name of Object.keys(emptyVariables)) delete process.env[name];

export default config;
