import { startTransition, useEffect, useRef, useState } from "react";
import type { Reading, Request } from "@/lib/seller/worker";

interface State {
  /** What was read last. */
  readonly reading?: Reading;
  /** How far it is, from 0 to 1. */
  readonly part: number;
  readonly hasFailed?: boolean;
}

/** Reads in a worker. While it reads something else, there is still what was read before. */
export function useReading({ words, sources, isTicked }: Request) {
  const [state, setState] = useState<State>({ part: 0 });
  const [attempt, setAttempt] = useState(0);
  const worker = useRef<Worker>(null);

  useEffect(() => {
    const reader = new Worker(new URL("../../lib/seller/worker.ts", import.meta.url), {
      type: "module",
    });
    reader.onmessage = ({ data }: MessageEvent<number | Reading>) => {
      if (typeof data === "number") setState((last) => ({ ...last, part: data }));
      // A transition, which React draws in parts: a phone is slow with a full sheet.
      else startTransition(() => setState({ reading: data, part: 0 }));
    };
    reader.onerror = () => setState((last) => ({ ...last, hasFailed: true }));
    worker.current = reader;
    return () => reader.terminate();
  }, [attempt]);
  // Read anew by the next worker where one has failed.
  useEffect(
    () => worker.current?.postMessage({ words, sources, isTicked }),
    [words, sources, isTicked, attempt],
  );

  function tryAgain() {
    setState(({ reading }) => ({ reading, part: 0 }));
    setAttempt(attempt + 1);
  }
  const reading = sources.length > 0 ? state.reading : undefined;
  const isReading = state.reading?.ids !== sources.map(({ id }) => id).join();
  return { ...state, reading, isReading, tryAgain };
}
