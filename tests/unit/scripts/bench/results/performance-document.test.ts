import { readFileSync } from "node:fs";
import { readLastRun } from "@/scripts/bench/results/last-run";
import { withFigures } from "@/scripts/bench/results/performance-document";

const begin = "<!-- Written by npm run bench -- write; not by hand. -->";
const end = "<!-- End of what is written. -->";

/** Without the spaces that align the columns of a table. */
const packed = (text: string) => text.replace(/ +/g, " ").replace(/-{3,}/g, "---");

test("docs/performance.md has the figures of the committed run", () => {
  const document = readFileSync("docs/performance.md", "utf8");
  const lastRun = readLastRun("scripts/bench/results/last-run.json");

  expect(Object.keys(lastRun)).toContain("bytes");
  expect(packed(document)).toBe(packed(withFigures(document, lastRun)));
});

test("a row has the lowest and the highest page, by the number that is limited", () => {
  const script = { unit: "B", limit: { kind: "above reference at most", value: 60 } } as const;
  const paint = { unit: "ms", limit: { kind: "ratio at most", value: 1.15 } } as const;
  const lastRun = {
    bytes: {
      measured: "2026-11-22",
      figures: [
        { what: "/: script", value: 1040, reference: 1000, ...script },
        { what: "/hi: script", value: 1050, reference: 1000, ...script },
        { what: "/about: script", value: 1030, reference: 1000, ...script },
        { what: "/: all bytes", value: 196_000, unit: "B" },
        { what: "/: style sheets", value: 1, unit: "files" },
        { what: "/hi: style sheets", value: 1, unit: "files" },
      ],
    },
    paint: {
      measured: "2026-11-20",
      figures: [
        { what: "/: LCP", value: 900, reference: 900, ...paint },
        { what: "/hi: LCP", value: 880, reference: 800, ...paint },
      ],
    },
  } as const;

  expect(withFigures(`Before\n${begin}\nold\n${end}\nafter`, lastRun)).toBe(`Before
${begin}

### bytes (2026-11-22)

| Figure | Lowest | Highest | Allowed |
| --- | --- | --- | --- |
| script | 1,030 B, reference + 30 B (/about) | 1,050 B, reference + 50 B (/hi) | <= reference + 60 B |
| all bytes | 196,000 B (/) | 196,000 B (/) |  |
| style sheets | 1 files | 1 files |  |

### paint (2026-11-20)

| Figure | Lowest | Highest | Allowed |
| --- | --- | --- | --- |
| LCP | 900 ms, 1.00 × (/) | 880 ms, 1.10 × (/hi) | <= 1.15 x |

${end}
after`);
});

test("a document without the marks is refused", () => {
  expect(() => withFigures("nothing", {})).toThrow("The document lacks");
});
