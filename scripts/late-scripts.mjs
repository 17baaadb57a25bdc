import { readFileSync, writeFileSync } from "node:fs";
import { builtPages } from "./build-output.mjs";
import { Failure } from "./script.mjs";

const SCRIPT = /<script src="\/_next\/[^>]*><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Puts the scripts of every built page aside, for the script in its head to start them (see
 * components/taps/start-scripts.ts): Next.js has no way to fetch them after the first picture.
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

/** A document with its scripts in a template at the end, and those for old browsers left out. */
export function withScriptsAside(html) {
  const scripts = html
    .match(SCRIPT)
    .filter((tag) => !/\snomodule\b/i.test(tag))
    .map((tag) => tag.replace(/ id="[^"]*"/, ""));
  return html
    .replaceAll(SCRIPT, "")
    .replaceAll(PRELOAD, "")
    .replace("</body>", () => `<template>${scripts.join("")}</template></body>`);
}
