import { hierarchy, treemap, type HierarchyRectangularNode } from "d3-hierarchy";

/** A module or package, and the bytes of script that come from it. */
export interface Share {
  readonly name: string;
  readonly bytes: number;
}

/** What one page loads. */
export interface RouteShares {
  readonly path: string;
  readonly shares: readonly Share[];
}

type Area = Share | { readonly children: readonly Share[] };

/** Lengths are in units of the drawing, about a pixel each. */
const width = 1000;
const headingHeight = 34;
const mapHeight = 190;
const routeHeight = headingHeight + mapHeight + 12;
const gap = 16;
const margin = 3;
const letterWidth = 5.4;
const lineHeight = 12;
const fewestLetters = 5;

const colors = { react: "#c9dbe3", next: "#e3d5b8", own: "#d98c5f", other: "#d4d0cc" };

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/**
 * A drawing of where the script of each page comes from: on the left all of it, on the right, larger,
 * what the shop itself adds. Areas stand for bytes.
 *
 * @returns an SVG document
 */
export function treemapSvg(routes: readonly RouteShares[]): string {
  const height = routes.length * routeHeight;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="10">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...routes.map(drawRoute),
    "</svg>",
    "",
  ].join("\n");
}

function drawRoute({ path, shares }: RouteShares, index: number): string {
  const top = index * routeHeight;
  const own = shares.filter(({ name }) => kindOf(name) === "own");
  const half = (width - gap) / 2;
  return [
    drawMap(`${path}: ${sum(shares)} B of script, brotli`, shares, { left: 0, top, width: half }),
    drawMap(`of them the shop's own: ${sum(own)} B`, own, {
      left: half + gap,
      top,
      width: half,
    }),
  ].join("\n");
}

function drawMap(heading: string, shares: readonly Share[], box: Box): string {
  const root = hierarchy<Area>({ children: shares })
    .sum((node) => ("bytes" in node ? node.bytes : 0))
    .sort((one, other) => (other.value ?? 0) - (one.value ?? 0));
  const laidOut = treemap<Area>().size([box.width, mapHeight]).padding(1)(root);
  const title = `<text x="${box.left}" y="${box.top + 22}" font-size="14" font-weight="bold">${escape(heading)}</text>`;
  return [title, ...laidOut.leaves().map((leaf) => drawLeaf(leaf, box))].join("\n");
}

function drawLeaf(
  { data, x0, x1, y0, y1 }: HierarchyRectangularNode<Area>,
  { left, top }: Box,
): string {
  if (!("name" in data)) return "";
  const { name, bytes } = data;
  const x = round(left + x0);
  const y = round(top + headingHeight + y0);
  const label = `${name} ${Math.round(bytes)}`;
  const letters = Math.floor((x1 - x0 - margin) / letterWidth);
  const lines = [shorten(name.replace(/^.*\//, ""), letters), String(Math.round(bytes))];
  const fits = letters >= fewestLetters && lines.length * lineHeight < y1 - y0;
  return [
    `<rect x="${x}" y="${y}" width="${round(x1 - x0)}" height="${round(y1 - y0)}" fill="${colors[kindOf(name)]}"><title>${escape(label)} B</title></rect>`,
    ...(fits ? lines.map((line, index) => drawLine(line, x, y + index * lineHeight)) : []),
  ].join("\n");
}

function shorten(text: string, letters: number): string {
  return text.length > letters ? `${text.slice(0, letters - 1)}…` : text;
}

function drawLine(text: string, x: number, y: number): string {
  return `<text x="${round(x + margin)}" y="${round(y + lineHeight - 1)}">${escape(text)}</text>`;
}

function kindOf(name: string): keyof typeof colors {
  if (/^(app|components|lib)\//.test(name)) return "own";
  if (/^(react|scheduler)/.test(name)) return "react";
  return /^next(\/|$)/.test(name) ? "next" : "other";
}

function sum(shares: readonly Share[]): number {
  return Math.round(shares.reduce((bytes, share) => bytes + share.bytes, 0));
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
