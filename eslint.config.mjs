import js from "@eslint/js";
import next from "@next/eslint-plugin-next";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

const importRule = "Imports run one way: app → components → lib; scripts → lib; nothing → tests.";

/** From where the files of a folder import nothing. */
const forbidden = {
  lib: ["app", "components", "scripts", "tests"],
  components: ["app", "scripts", "tests"],
  app: ["scripts", "tests"],
  scripts: ["app", "components", "tests"],
};

const config = defineConfig([
  globalIgnores([".next/", ".test/", "next-env.d.ts", "public/", "test-results/"]),
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: "tsconfig.json" } },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
    },
  },
  {
    files: ["**/*.tsx"],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat["recommended-latest"]],
    // Safari tells of a list whose items are boxes only where it has the role.
    rules: { "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"] }] },
  },
  {
    files: ["app/**", "components/**"],
    extends: [next.configs["core-web-vitals"]],
    // Pictures are made ahead of time in every size: there is nothing to optimise at run time.
    rules: { "@next/next/no-img-element": "off" },
  },
  Object.entries(forbidden).map(([folder, others]) => ({
    files: [`${folder}/**`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { group: others.map((other) => `@/${other}/**`), message: importRule },
            { group: ["next/dist/**"], message: "See docs/framework.md." },
          ],
        },
      ],
    },
  })),
  // TypeScript checks names in JavaScript, too (checkJs).
  { files: ["**/*.mjs"], rules: { "no-undef": "off" } },
]);

export default config;
