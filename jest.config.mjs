import nextJest from "next/jest.js";

const complaints = "<rootDir>/tests/support/jest/console-complaints.ts";

/** Turns what Jest is to know of some of the tests into what it needs for our TypeScript. */
function project(config) {
  return nextJest({ dir: "./" })({
    moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
    // Installed tools and the next release of the shop, whose manifests repeat those that are here.
    modulePathIgnorePatterns: ["<rootDir>/\\.(bench|next-release)/"],
    ...config,
  })();
}

/** @returns {Promise<import("jest").Config>} */
export default async function config() {
  return {
    // Typing letter by letter takes its time on a busy machine.
    testTimeout: 20_000,
    projects: [
      await project({
        displayName: "unit",
        testMatch: ["<rootDir>/tests/unit/**/*.test.ts"],
        testEnvironment: "node",
        setupFilesAfterEnv: [complaints],
      }),
      await project({
        displayName: "component",
        testMatch: ["<rootDir>/tests/component/**/*.test.{ts,tsx}"],
        testEnvironment: "jsdom",
        setupFilesAfterEnv: [complaints, "<rootDir>/tests/support/jest/jsdom-setup.ts"],
      }),
    ],
  };
}
