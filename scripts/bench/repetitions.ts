import type { BenchOptions } from "@/scripts/bench/pages-to-measure";

/** How often each page is measured; of an odd number of results the median is one of them. */
export function pageRepetitions({ isQuick }: BenchOptions): number {
  return isQuick ? 1 : 5;
}

/** How often the pages per second of the server are counted, and for how many seconds each time. */
export const serverRepetitions = 3;
export const serverSeconds = 5;
