import nextJest from "next/jest.js";

/** @type {import("jest").Config} */
const config = {
  testMatch: ["<rootDir>/tests/{unit,component}/**/*.test.{ts,tsx}"],
  testEnvironment: "jsdom",
  // Typing letter by letter takes its time on a busy machine.
  testTimeout: 20_000,
  setupFilesAfterEnv: ["<rootDir>/tests/jest-setup.ts"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  // Installed tools, whose manifests repeat those of scripts.
  modulePathIgnorePatterns: ["<rootDir>/\\.(bench|observatory)/"],
};

export default nextJest({ dir: "./" })(config);
