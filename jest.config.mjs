import nextJest from "next/jest.js";
import { emptyVariables } from "./tests/support/environment.mjs";

// Next.js reads the owner's .env files here, but leaves alone what is set already, if only to an empty text.
Object.assign(process.env, emptyVariables, { NODE_ENV: "test" });

/** @param {import("jest").Config} config */
const project = (config) =>
  nextJest({ dir: "./" })({
    moduleNameMapper: {
      // Next.js generates this module from the folders of routes.
      "^next/root-params$": "<rootDir>/tests/support/jest/root-params.ts",
      "^@/(.*)$": "<rootDir>/$1",
    },
    modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.test/"],
    ...config,
  })();

/** @returns {Promise<import("jest").Config>} */
const config = async () => {
  const projects = [
    await project({
      displayName: "unit",
      testMatch: ["<rootDir>/tests/unit/**/*.test.ts"],
      testEnvironment: "node",
      setupFilesAfterEnv: ["<rootDir>/tests/support/jest/console.ts"],
    }),
    await project({
      displayName: "component",
      testMatch: ["<rootDir>/tests/component/**/*.test.tsx"],
      testEnvironment: "jsdom",
      setupFilesAfterEnv: [
        "<rootDir>/tests/support/jest/console.ts",
        "<rootDir>/tests/support/jest/browser.ts",
      ],
    }),
  ];
  for (const name of Object.keys(emptyVariables)) delete process.env[name];
  // Long enough for any machine: it ends only what hangs.
  return { testTimeout: 60_000, projects };
};

export default config;
