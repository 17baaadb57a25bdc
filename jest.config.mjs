import nextJest from "next/jest.js";

/** @param {import("jest").Config} config */
const project = (config) =>
  nextJest({ dir: "./" })({
    moduleNameMapper: {
      // Next.js makes it of the folders of routes.
      "^next/root-params$": "<rootDir>/tests/support/jest/root-params.ts",
      "^@/(.*)$": "<rootDir>/$1",
    },
    modulePathIgnorePatterns: ["<rootDir>/.next/"],
    ...config,
  })();

/** @returns {Promise<import("jest").Config>} */
const config = async () => ({
  // Typing letter by letter takes its time on a busy machine.
  testTimeout: 20_000,
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
