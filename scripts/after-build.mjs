// Changes the pages that "next build" has made, before they are first served (docs/framework.md says what for): the style
// moves into the page, its scripts wait, its policy gets the hashes of its inline scripts and styles, and the page of
// unknown addresses its status. The build stops where a page is not as expected. A page then looks like this:
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

for (const build of builds) {
  const pages = join(build, "server/app");
  for (const file of readdirSync(pages, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".html")) continue;
    // Next.js's own pages, which no shopper sees, have no style or script of ours.
    const isOurs = !file.startsWith("_");
    edit(join(pages, file), (html) =>
      withPolicy(isOurs ? withDelayedScripts(withStyle(html)) : html),
    );
  }
  for (const page of ["en/not-found", "hi/not-found"]) {
    // "next start" reads the first, some hosts the second.
    edit(join(pages, `${page}.meta`), (text) => insertBehind(text, "{", '"status":404,'));
    edit(join(build, "prerender-manifest.json"), (text) =>
      insertBehind(text, `"/${page}": {`, '"initialStatus":404,'),
    );
  }
}

/** Changes the text of a file. @param {string} path @param {(text: string) => string} change */
function edit(path, change) {
  try {
    writeFileSync(path, change(readFileSync(path, "utf8")));
  } catch (cause) {
    throw new Error(`${path}: scripts/after-build.mjs must follow what Next.js does.`, { cause });
  }
}

/** @param {string} text @param {string} place @param {string} inserted */
function insertBehind(text, place, inserted) {
  if (!text.includes(place)) throw new Error(`There is no ${place}`);
  return text.replace(place, () => place + inserted);
}

/**
 * The page with its style sheets at the end of the head, since chats read metadata only in the first part of a page, and
 * with links to its first picture. The links to the sheets remain, disabled: without them React would fetch the sheets.
 *
 * @param {string} html
 */
function withStyle(html) {
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
  if (!style) throw new Error("The page has no style sheet");
  return page
    .replace("</head>", () => `${style}</head>`)
    .replace(/<meta name="viewport"[^>]*>/, (meta) => meta + firstPicture(html));
}

/** The page with scripts that do not run until `startScripts` has them start. @param {string} html */
function withDelayedScripts(html) {
  const page = html
    .replace(/<link\b[^>]*as="script"[^>]*>/g, "")
    .replace(/<script(?= src="\/_next\/)(?![^>]*nomodule)/gi, '<script type="later"');
  if (!page.includes('<script type="later"')) throw new Error("The page has no script");
  // Scripts from elsewhere, `onclick="…"`, `style="…"`.
  const blocked = /<script[^>]*\ssrc="(?!\/_next\/)|<[a-z][^<>]*\s(?:on\w+|style)="/i.exec(page);
  if (blocked) throw new Error(`The policy of the page would block ${blocked[0]}`);
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

/** The page with its policy, in front of everything that it is about. @param {string} html */
function withPolicy(html) {
  const hashesOf = (/** @type {string} */ name) => {
    // Structured data (`application/ld+json`) needs none, since it does not run.
    const inline = RegExp(`<${name}(?![^>]*(?:\\ssrc=|ld\\+json))[^>]*>(.*?)</${name}>`, "gs");
    const hashes = Array.from(html.matchAll(inline), ([, text = ""]) => {
      return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    });
    return [...new Set(hashes)].join(" ");
  };
  const policy = policyWith(hashesOf("script"), hashesOf("style"));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return insertBehind(html, '<head><meta charSet="utf-8"/>', meta);
}
