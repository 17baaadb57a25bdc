import { useEffect, useRef, useState } from "react";
import type { SentWords } from "@/lib/seller/words";
import type { Answer, Request, Source } from "@/lib/seller/worker";

type Sheet = Exclude<Answer, { part: number }>;

const nothing: Sheet = { orders: [], findings: [], broken: [], others: [], chats: [] };

interface Reading {
  /** What was read, and of which sources: while others are read, it is still what was read before. */
  readonly sheet: Sheet;
  readonly sources: readonly Source[];
  /** How far it is with long ones, from 0 to 1. */
  readonly part?: number;
  readonly hasFailed?: boolean;
}

/** Reads sources in a Web Worker. */
export function useReading(sources: readonly Source[], words: SentWords) {
  const [reading, setReading] = useState<Reading>({ sheet: nothing, sources });
  const [attempt, setAttempt] = useState(0);
  const reader = useRef<ReturnType<typeof startReader>>(null);

  useEffect(() => {
    reader.current = startReader(words, (news) => setReading((last) => ({ ...last, ...news })));
    return () => reader.current?.stop();
  }, [words, attempt]);
  // Read anew by the next worker where one has failed.
  useEffect(() => reader.current?.read(sources), [sources, words, attempt]);

  function tryAgain() {
    setReading(({ sheet, sources }) => ({ sheet, sources }));
    setAttempt(attempt + 1);
  }
  const isReading = reading.sources !== sources;
  const sheet = sources.length === 0 ? nothing : reading.sheet;
  return { ...reading, sheet, isReading, tryAgain };
}

/**
 * Starts a worker, which reads one request after another: of those that come meanwhile only the last one, since somebody
 * may be typing.
 */
function startReader(words: SentWords, report: (news: Partial<Reading>) => void) {
  const worker = new Worker(new URL("../../lib/seller/worker.ts", import.meta.url), {
    type: "module",
  });
  let current: readonly Source[] | undefined;
  let next: readonly Source[] | undefined;
  function read(sources: readonly Source[]) {
    if (current) next = sources;
    else worker.postMessage({ words, sources: (current = sources) } satisfies Request);
  }
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if ("part" in data) {
      report({ part: data.part });
      return;
    }
    const [sources, waiting] = [current ?? [], next];
    current = next = undefined;
    report({ sheet: data, sources, part: undefined, hasFailed: false });
    if (waiting) read(waiting);
  };
  worker.onerror = () => report({ hasFailed: true });
  return { read, stop: () => worker.terminate() };
}
