import nextJest from "next/jest.js";
import { emptyVariables } from "./tests/support/environment.mjs";

// Whatever the owner has set. Empty ones keep out those of the owner's files, which are read here.
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
  // Ends what hangs, and says nothing of how fast a machine is.
  return { testTimeout: 120_000, projects };
};

export default config;
