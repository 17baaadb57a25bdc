import { startTransition, useEffect, useRef, useState } from "react";
import type { Answer, Request } from "@/lib/seller/worker";

export type Reading = Exclude<Answer, { part: number }>;

const nothing: Reading = {
  days: [],
  shownDays: [],
  orders: [],
  findings: [],
  open: [],
  count: 0,
  othersCount: 0,
  others: [],
  chats: [],
};

interface State {
  /** What was read, and of what: while something else is read, it is still what was read before. */
  readonly reading: Reading;
  readonly sources: Request["sources"];
  /** How far it is with long ones, from 0 to 1. */
  readonly part?: number;
  readonly hasFailed?: boolean;
}

export function useReading({ words, sources, isTicked, isUnfolded }: Request) {
  const [state, setState] = useState<State>({ reading: nothing, sources });
  const [attempt, setAttempt] = useState(0);
  const reader = useRef<ReturnType<typeof startReader>>(null);

  useEffect(() => {
    // A transition, which React draws in parts: a phone is slow with a full sheet.
    reader.current = startReader((news) =>
      startTransition(() => setState((last) => ({ ...last, ...news }))),
    );
    return () => reader.current?.stop();
  }, [attempt]);
  // Read anew by the next worker where one has failed.
  useEffect(
    () => reader.current?.read({ words, sources, isTicked, isUnfolded }),
    [words, sources, isTicked, isUnfolded, attempt],
  );

  function tryAgain() {
    setState(({ reading, sources }) => ({ reading, sources }));
    setAttempt(attempt + 1);
  }
  const isReading = state.sources !== sources;
  const reading = sources.length === 0 ? nothing : state.reading;
  return { ...state, reading, isReading, tryAgain };
}

/** Starts a worker. Of the requests that come while it reads only the last one counts: somebody may be typing. */
function startReader(report: (news: Partial<State>) => void) {
  const worker = new Worker(new URL("../../lib/seller/worker.ts", import.meta.url), {
    type: "module",
  });
  let current: Request | undefined;
  let next: Request | undefined;
  function read(request: Request) {
    if (current) next = request;
    else worker.postMessage((current = request));
  }
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if ("part" in data) {
      report({ part: data.part });
      return;
    }
    report({ reading: data, sources: current?.sources ?? [], part: undefined, hasFailed: false });
    const waiting = next;
    current = next = undefined;
    if (waiting) read(waiting);
  };
  worker.onerror = () => report({ hasFailed: true });
  return { read, stop: () => worker.terminate() };
}
