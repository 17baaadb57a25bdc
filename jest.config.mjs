import nextJest from "next/jest.js";

/** @type {import("jest").Config} */
const config = {
  testMatch: ["<rootDir>/tests/{unit,component}/**/*.test.{ts,tsx}"],
  testEnvironment: "jsdom",
  // Typing letter by letter takes its time on a busy machine.
  testTimeout: 20_000,
  setupFilesAfterEnv: ["<rootDir>/tests/support/jest/jest-setup.ts"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  // Installed tools and the next release of the shop, whose manifests repeat those that are here.
  modulePathIgnorePatterns: ["<rootDir>/\\.(bench|next-release|observatory)/"],
};

export default nextJest({ dir: "./" })(config);
