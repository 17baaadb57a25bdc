import { bundler } from "@/scripts/next/webpack.mjs";

/** What the weight of an empty page depends on: exact versions, and the bundler. */
export interface Versions {
  readonly next: string;
  readonly react: string;
  readonly "react-dom": string;
  readonly bundler: string;
}

/** The versions in package.json. */
export function versionsOf({
  dependencies,
}: {
  readonly dependencies: Readonly<Record<"next" | "react" | "react-dom", string>>;
}): Versions {
  const { next, react, "react-dom": reactDom } = dependencies;
  return { next, react, "react-dom": reactDom, bundler };
}
