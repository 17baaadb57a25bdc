import { ownerOf } from "@/scripts/bench/source-owner";
import { treemapSvg } from "@/scripts/bench/treemap";

test.each([
  ["webpack://_N_E/./components/layout/brand.tsx?1f", "components/layout/brand.tsx"],
  ["webpack://_N_E/./node_modules/zod/v4/mini/index.js", "zod"],
  ["webpack://_N_E/../../node_modules/@swc/helpers/esm/_class.js", "@swc/helpers"],
  ["webpack://_N_E/./node_modules/next/dist/compiled/react-dom/client.js", "react-dom"],
  [
    "webpack://_N_E/./node_modules/next/dist/client/components/router-reducer/a.js",
    "next/client/components/router-reducer",
  ],
  ["webpack://_N_E/../../src/shared/lib/a.ts", "next/shared/lib"],
  ["webpack://_N_E/./node_modules/next/dist/client/app-next.js", "next/client"],
  ["webpack://_N_E/webpack/runtime/get chunk filename", "bundler"],
  ["", "bundler"],
])("%s belongs to %s", (source, owner) => {
  expect(ownerOf(source)).toBe(owner);
});

/** The areas drawn from an x on, by their titles. */
function areas(svg: string, from: number, to: number): ReadonlyMap<string, number> {
  const rects = svg.matchAll(
    /<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)" height="([\d.]+)"[^>]*><title>([^<]*)</g,
  );
  return new Map(
    [...rects]
      .filter(([, x]) => Number(x) >= from && Number(x) < to)
      .map(([, , width, height, title = ""]) => [title, Number(width) * Number(height)]),
  );
}

test("draws areas in proportion to bytes, and the shop's own once more, larger", () => {
  const svg = treemapSvg([
    {
      path: "/",
      shares: [
        { name: "react-dom", bytes: 3000.4 },
        { name: "components/<a>.tsx", bytes: 1000 },
      ],
    },
  ]);
  const all = areas(svg, 0, 500);
  const own = areas(svg, 500, 1000);

  expect([...all.keys()]).toEqual(["react-dom 3000 B", "components/&#60;a&#62;.tsx 1000 B"]);
  expect((all.get("react-dom 3000 B") ?? 0) / ([...all.values()][1] ?? 0)).toBeCloseTo(3, 1);
  expect([...own.keys()]).toEqual(["components/&#60;a&#62;.tsx 1000 B"]);
  expect(svg).toContain(">/: 4000 B of script, brotli<");
  expect(svg).toContain(">of them the shop's own: 1000 B<");
});
