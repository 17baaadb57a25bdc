import { readFileSync, writeFileSync } from "node:fs";
import { builtPages } from "../../server/build-output.mjs";
import { Failure } from "../../server/run-main.mjs";

const SCRIPT = /<script src="\/_next\/[^>]*><\/script>/g;
const MANIFEST = /<link rel="manifest"[^>]*>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** What must not remain: scripts named in another way, and a template in the place of ours. */
const LEFT_OVER = /<template\b|<(?:script|link)\b[^>]*\/_next\/static\/chunks\//;

/**
 * Puts the scripts of every built page and its manifest aside, for the script in its head to fetch
 * them (see components/early-clicks/start-scripts.ts): Next.js has no way to do so after the first picture.
 * Throws a Failure where pages are not as that script needs them.
 */
export function putScriptsAside() {
  for (const { path, file } of builtPages()) {
    const html = withScriptsAside(readFileSync(file, "utf8"));
    if (html === undefined) throw new Failure(`${path} names its scripts in an unknown way.`);
    writeFileSync(file, html);
  }
}

/**
 * A document with these in a template at the end; scripts for old browsers are left out. Undefined
 * where it names no scripts, or others than it is known to, or has a template already.
 */
export function withScriptsAside(html) {
  const scripts = (html.match(SCRIPT) ?? [])
    .filter((tag) => !/\snomodule\b/i.test(tag))
    .map((tag) => tag.replace(/ id="[^"]*"/, ""));
  const aside = [...(html.match(MANIFEST) ?? []), ...scripts];
  const rest = [SCRIPT, PRELOAD, MANIFEST].reduce((text, tag) => text.replaceAll(tag, ""), html);
  if (scripts.length === 0 || LEFT_OVER.test(rest)) return undefined;
  return rest.replace("</body>", () => `<template>${aside.join("")}</template></body>`);
}
