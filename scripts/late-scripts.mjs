import { readFileSync, writeFileSync } from "node:fs";
import { builtPages } from "./build-output.mjs";
import { Failure } from "./script.mjs";

const SCRIPT = /<script src="\/_next\/[^>]*><\/script>/g;
const MANIFEST = /<link rel="manifest"[^>]*>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Puts the scripts of every built page and its manifest aside, for the script in its head to fetch
 * them (see components/taps/start-scripts.ts): Next.js has no way to do so after the first picture.
 * Throws a Failure where pages are not as that script needs them.
 */
export function putScriptsAside() {
  for (const { path, file } of builtPages()) {
    const html = readFileSync(file, "utf8");
    if (html.search(SCRIPT) === -1 || html.includes("<template")) {
      throw new Failure(`${path} names no scripts, or has a template that is not for them.`);
    }
    writeFileSync(file, withScriptsAside(html));
  }
}

/** A document with these in a template at the end; scripts for old browsers are left out. */
export function withScriptsAside(html) {
  const scripts = html
    .match(SCRIPT)
    .filter((tag) => !/\snomodule\b/i.test(tag))
    .map((tag) => tag.replace(/ id="[^"]*"/, ""));
  const aside = [...(html.match(MANIFEST) ?? []), ...scripts];
  return [SCRIPT, PRELOAD, MANIFEST]
    .reduce((rest, pattern) => rest.replaceAll(pattern, ""), html)
    .replace("</body>", () => `<template>${aside.join("")}</template></body>`);
}
