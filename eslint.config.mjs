import js from "@eslint/js";
import next from "@next/eslint-plugin-next";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

const nextInternals = {
  group: ["next/dist/**"],
  message: "Only scripts/next changes what Next.js does; see docs/framework.md.",
};

/** Imports run one way: app → components → lib. */
function forbidImports(from, folders) {
  return {
    files: [`${from}/**`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "next/link",
              message: "Links are plain <a>; see follow-links-without-page-load.tsx.",
            },
          ],
          patterns: [
            {
              group: folders.map((folder) => `@/${folder}/**`),
              message: "Imports run one way: app → components → lib.",
            },
            { group: ["./*", "../*"], message: "Import by the @/ path." },
            nextInternals,
          ],
        },
      ],
    },
  };
}

/** The same for what is no part of a page. */
function forbidPatterns(files, ...patterns) {
  return { files, rules: { "no-restricted-imports": ["error", { patterns }] } };
}

const historyMessage = "A departure: only components/navigation touches the history.";

const config = defineConfig([
  globalIgnores([
    ".next/",
    ".bench/",
    ".next-release/",
    ".open-next/",
    ".open-next-tools/",
    "next-env.d.ts",
    "public/",
    "test-results/",
    "screenshots/",
  ]),
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/naming-convention": [
        "error",
        { selector: "variable", modifiers: ["destructured"], format: null },
        // Next.js asks for the names of methods; the build replaces the others.
        { selector: "variable", filter: "^(GET|POST|BUILD|SETS|ORDER)$", format: ["UPPER_CASE"] },
        { selector: "variable", format: ["camelCase", "PascalCase"] },
      ],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
    },
  },
  {
    files: ["**/*.tsx"],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat["recommended-latest"]],
  },
  {
    files: ["app/**", "components/**"],
    plugins: { "@next/next": next },
    rules: {
      ...next.configs.recommended.rules,
      ...next.configs["core-web-vitals"].rules,
      // Pictures are made ahead of time in every size: there is nothing to optimise at run time.
      "@next/next/no-img-element": "off",
    },
  },
  {
    files: ["lib/**", "components/**", "tests/**", "scripts/**", "server/**", "worker/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: "ExportDefaultDeclaration", message: "Export by name." },
        { selector: "ExportAllDeclaration", message: "No barrel files." },
      ],
    },
  },
  {
    files: ["app/**", "components/**", "lib/**"],
    ignores: ["components/navigation/**"],
    rules: {
      "no-restricted-globals": [
        "error",
        ...["history", "navigation", "History", "Navigation"].map((name) => ({
          name,
          message: historyMessage,
        })),
      ],
      "no-restricted-properties": [
        "error",
        ...["window", "globalThis", "self"].flatMap((object) =>
          ["history", "navigation", "History"].map((property) => ({
            object,
            property,
            message: historyMessage,
          })),
        ),
      ],
    },
  },
  // Copied as they stand into an application of its own, whose framework asks for default exports.
  { files: ["scripts/bench/baseline/empty-next-app/**"], rules: { "no-restricted-syntax": "off" } },
  forbidImports("lib", ["app", "components", "tests", "scripts", "server"]),
  forbidImports("worker", ["app", "components", "tests", "scripts", "server"]),
  forbidImports("components", ["app", "tests", "scripts", "server"]),
  forbidImports("app", ["tests", "scripts", "server"]),
  forbidPatterns(
    ["scripts/**"],
    { group: ["@/tests/**", "@/app/**"], message: "Imports run one way." },
    nextInternals,
  ),
  forbidPatterns(["scripts/next/**"], {
    group: ["@/tests/**", "@/app/**"],
    message: "Imports run one way.",
  }),
  forbidPatterns(
    ["server/**"],
    {
      regex: "^(@|\\.\\.)/(app|components|scripts|tests)/",
      message: "Imports run one way: scripts → server → lib.",
    },
    nextInternals,
  ),
  {
    files: ["**/*.mjs"],
    languageOptions: {
      globals: { process: "readonly", console: "readonly", fetch: "readonly", URL: "readonly" },
    },
  },
]);

export default config;
