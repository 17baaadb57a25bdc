import nextJest from "next/jest.js";
import { emptyVariables } from "./tests/support/environment.mjs";

// Whatever the owner has set.
Object.assign(process.env, emptyVariables, { NODE_ENV: "test" });

/** @param {import("jest").Config} config */
const project = (config) =>
  nextJest({ dir: "./" })({
    moduleNameMapper: {
      // Next.js makes it of the folders of routes.
      "^next/root-params$": "<rootDir>/tests/support/jest/root-params.ts",
      "^@/(.*)$": "<rootDir>/$1",
    },
    modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.test/"],
    ...config,
  })();

/** @returns {Promise<import("jest").Config>} */
const config = async () => ({
  // Ends what hangs, and says nothing of how fast a machine is.
  testTimeout: 600_000,
  projects: [
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
  ],
});

export default config;
