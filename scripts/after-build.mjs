// Changes the pages that "next build" has made, before they are first served (docs/framework.md says what for): the style
// moves into the page, its scripts wait, its policy gets the hashes of its inline scripts and styles, and the page of
// unknown addresses its status. The build stops where a page is not as expected. Of a page like this:
//   <head><meta charSet="utf-8"/><meta name="viewport" …/><link rel="stylesheet" href="/_next/a.css"/></head>
//   <body><picture>…</picture><script src="/_next/b.js" async=""></script></body>
// it makes this:
//   <head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="… 'sha256-…'"/>
//   <meta name="viewport" …/><link rel="preload" as="image" …/><style>…</style>
//   <link disabled rel="stylesheet" href="/_next/a.css"/><script>(function startScripts() {…})()</script></head>
//   <body><picture>…</picture><script type="later" src="/_next/b.js" async=""></script></body>
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { policyWith } from "./headers.mjs";

/** The build, and the copy of it for the image. */
const builds = [".next", ".next/standalone/.next"].filter((build) => existsSync(build));

/** Next.js's own pages, which no shopper sees. They have no style or script of ours. */
const frameworkPages = ["_global-error.html", "_not-found.html"];

for (const build of builds) {
  const pages = join(build, "server/app");
  for (const file of readdirSync(pages, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".html")) continue;
    const path = join(pages, file);
    const html = readFileSync(path, "utf8");
    const isOurs = !frameworkPages.includes(file);
    const page = isOurs ? withDelayedScripts(withStyle(html, path), path) : html;
    if (isOurs) refuseBlocked(page, path);
    writeFileSync(path, withPolicy(page, path));
  }
  for (const page of ["en/not-found", "hi/not-found"]) {
    // "next start" reads the first, some hosts the second.
    insertBehind("{", '"status":404,', join(pages, `${page}.meta`));
    insertBehind(`"/${page}": {`, '"initialStatus":404,', join(build, "prerender-manifest.json"));
  }
}

/** Inserts a text into a file, behind another one. @param {string} place @param {string} text @param {string} path */
function insertBehind(place, text, path) {
  const before = readFileSync(path, "utf8");
  if (!before.includes(place)) stop(path, `lacks ${place}`);
  writeFileSync(path, before.replace(place, place + text));
}

/**
 * The page with its style sheets at the end of the head, since chats read metadata only in the first part of a page, and
 * with links to its first picture. The links to the sheets remain, disabled: React looks for them, and would fetch the
 * sheets otherwise.
 *
 * @param {string} html
 * @param {string} path
 */
function withStyle(html, path) {
  let style = "";
  const page = html.replace(
    /<link\b[^>]*rel="stylesheet"[^>]*href="\/_next\/([^"?]*)[^>]*>/g,
    (link, file) => {
      const css = readFileSync(join(".next", file), "utf8");
      const rooted = css.replaceAll("url(../", "url(/_next/static/");
      style += `<style>${rooted}</style>${link.replace("<link", "<link disabled")}`;
      return "";
    },
  );
  if (!style) stop(path, "has no style sheet");
  return page
    .replace("</head>", () => `${style}</head>`)
    .replace(/<meta name="viewport"[^>]*>/, (meta) => meta + firstPicture(html));
}

/** The page with scripts that do not run until `startScripts` has them start. @param {string} html @param {string} path */
function withDelayedScripts(html, path) {
  const page = html
    .replace(/<link\b[^>]*as="script"[^>]*>/g, "")
    .replace(/<script(?= src="\/_next\/)(?![^>]*nomodule)/gi, '<script type="later"');
  if (!page.includes('<script type="later"')) stop(path, "has no script");
  return page.replace("</head>", () => `<script>(${startScripts})()</script></head>`);
}

/**
 * Links that ask for the first picture. They stand before the style, which is longer than what a server sends at once: a
 * phone on a slow line would find the picture behind it a third of a second later. They stand behind the meta element of
 * the viewport: before that a phone takes itself for 980 px wide, and would choose another file than the picture does.
 * React's `preload` would fetch the first pictures of linked pages, too.
 *
 * @param {string} html
 */
function firstPicture(html) {
  const [, sources = ""] = /<picture[^>]*>((?:<source[^>]*>)+)<img[^>]*high/i.exec(html) ?? [];
  let otherScreens = "";
  return sources.replace(/<source\b([^>]*)>/g, (_, attributes) => {
    if (!attributes.includes("avif")) return "";
    const [, media] = / media="([^"]*)"/.exec(attributes) ?? [];
    // A browser takes the first source whose condition holds, but follows every link: the later ones exclude the first.
    const screens = media ?? otherScreens;
    otherScreens = `not all and ${media}`;
    const image = attributes
      .replace(/ (?:media|width|height)="[^"]*"|\/$/g, "")
      .replace(/ (srcSet|sizes)/g, " image$1");
    const condition = screens && ` media="${screens}"`;
    return `<link rel="preload" as="image" fetchpriority="high"${image}${condition}/>`;
  });
}

/**
 * Runs in the page: starts its scripts at the load event, at a touch or a key, or after 2.5 s, whatever is first. Browsers
 * do not fetch a script of an unknown type; they do when it is inserted anew without that type.
 */
function startScripts() {
  for (const event of ["load", "pointerdown", "keydown"]) addEventListener(event, start);
  setTimeout(start, 2500);
  function start() {
    // Of a page that is still coming, more scripts may follow.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
    for (const script of document.querySelectorAll("[type=later]")) {
      script.removeAttribute("type");
      script.replaceWith(script);
    }
  }
}

/** Stops at what the policy would block: scripts from elsewhere, `onclick="…"`, `style="…"`. @param {string} html @param {string} path */
function refuseBlocked(html, path) {
  const blocked = /<script[^>]*\ssrc="(?!\/_next\/)|<[a-z][^<>]*\s(?:on\w+|style)="/i.exec(html);
  if (blocked) stop(path, `has what its policy would block: ${blocked[0]}`);
}

/** The page with its policy, in front of everything that it is about. @param {string} html @param {string} path */
function withPolicy(html, path) {
  const charset = '<head><meta charSet="utf-8"/>';
  if (!html.includes(charset)) stop(path, "does not begin as expected");
  const policy = policyWith(hashes(html, "script"), hashes(html, "style"));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(charset, () => charset + meta);
}

/**
 * The hashes of the inline scripts or styles. Structured data (`application/ld+json`) needs none, since it does not run.
 *
 * @param {string} html
 * @param {"script" | "style"} name
 */
function hashes(html, name) {
  const inline = new RegExp(`<${name}(?![^>]*(?:\\ssrc=|ld\\+json))[^>]*>(.*?)</${name}>`, "gs");
  const sources = Array.from(html.matchAll(inline), ([, text = ""]) => {
    return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  });
  return [...new Set(sources)].join(" ");
}

/** @param {string} path @param {string} problem @returns {never} */
function stop(path, problem) {
  throw new Error(`${path} ${problem}: scripts/after-build.mjs must follow what Next.js does.`);
}
