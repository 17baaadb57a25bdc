const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const CONTINUES = 32;

/** What is read of a source map (ECMA-426): names of the sources, and which text is whose. */
export interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

/**
 * How many characters of a script come from each source; "" is what the bundler has added.
 *
 * @example bytesBySource("a();b()", { sources: ["a.ts"], mappings: "AAAA" }) // a.ts → 7
 */
export function bytesBySource(
  script: string,
  { sources, mappings }: SourceMap,
): ReadonlyMap<string, number> {
  const lines = script.split("\n");
  const bytes = new Map<string, number>();
  let source = 0;
  mappings.split(";").forEach((line, index) => {
    const end = lines[index]?.length ?? 0;
    let column = 0;
    let owner = "";
    for (const segment of line === "" ? [] : line.split(",")) {
      const [columns = 0, sourceStep] = decode(segment);
      add(bytes, owner, columns);
      column += columns;
      if (sourceStep !== undefined) source += sourceStep;
      owner = sourceStep === undefined ? "" : (sources[source] ?? "");
    }
    add(bytes, owner, end - column);
  });
  return bytes;
}

function add(bytes: Map<string, number>, owner: string, count: number): void {
  if (count > 0) bytes.set(owner, (bytes.get(owner) ?? 0) + count);
}

/** The numbers of one segment: base 64, five bits a digit, the lowest bit of all is the sign. */
function decode(segment: string): readonly number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = DIGITS.indexOf(character);
    value += (digit % CONTINUES) * 2 ** shift;
    shift += 5;
    if (digit >= CONTINUES) continue;
    numbers.push(value % 2 === 1 ? -(value - 1) / 2 : value / 2);
    value = 0;
    shift = 0;
  }
  return numbers;
}
