import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import type { SentWords } from "@/lib/seller/patterns";
import type { Reading, Request, Source } from "@/lib/seller/worker";

let lastId = 0;
const sourceOf = (file: File): Source => ({ id: (lastId += 1), file });

/** What is pasted into `area`, chosen, dropped and ticked, and what a worker has read in it. */
export function useOrders(words: SentWords) {
  const area = useRef<HTMLTextAreaElement>(null);
  const worker = useRef<Worker>(null);
  const [pasted, setPasted] = useState<readonly Source[]>([]);
  const [files, setFiles] = useState<readonly Source[]>([]);
  const [isTicked, setTicked] = useState<Request["isTicked"]>(new Map());
  /** What the worker read last, which stays while it reads something else; how far it is with that, from 0 to 1. */
  const [{ last, progress }, setRead] = useState<{ last?: Reading; progress: number }>({
    progress: 0,
  });
  const [isUnfolded, setUnfolded] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // Pasted text comes last: it may be about orders in the files.
  const sources = useMemo(() => [...files, ...pasted], [files, pasted]);

  function readArea() {
    const text = area.current?.value ?? "";
    setPasted(text.trim() === "" ? [] : [sourceOf(new File([text], ""))]);
  }
  function add(chosen: Iterable<File>) {
    const added = Array.from(chosen, sourceOf);
    setFiles((files) => [...files, ...added]);
  }
  function addChosen(input: HTMLInputElement | null) {
    if (!input?.files?.[0]) return;
    add(input.files);
    // An input does not tell of the same file again unless it is empty.
    input.value = "";
  }
  const isDayTicked = (day: string) => isTicked.get(day) ?? last?.shownDays.includes(day) ?? false;
  /** Once a day is chosen, no other one that is there comes or goes by itself. */
  function tickDay(day: string, isOn: boolean) {
    const ticks = last?.days.map((each) => [each, isDayTicked(each)] as const) ?? [];
    setTicked(new Map([...ticks, [day, isOn]]));
  }
  function clear() {
    if (area.current) area.current.value = "";
    area.current?.focus();
    setPasted([]);
    setFiles([]);
    setTicked(new Map());
  }

  // React does not know what was pasted before hydration.
  useEffect(readArea, []);
  // Files may be dropped anywhere on the page. By default, browsers leave the page for them, and what was typed is lost.
  useEffect(() => {
    function onDrag(event: DragEvent) {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      if (event.type === "drop") add(event.dataTransfer.files);
    }
    const types = ["dragover", "drop"] as const;
    types.forEach((type) => document.addEventListener(type, onDrag));
    return () => types.forEach((type) => document.removeEventListener(type, onDrag));
  }, []);
  useEffect(() => {
    if (hasFailed) return;
    const reader = new Worker(new URL("../../lib/seller/worker.ts", import.meta.url), {
      type: "module",
    });
    reader.onmessage = ({ data }: MessageEvent<number | Reading>) => {
      if (typeof data === "number") setRead(({ last }) => ({ last, progress: data }));
      // A transition, which React draws in parts: a phone is slow with a full sheet.
      else startTransition(() => setRead({ last: data, progress: 0 }));
    };
    reader.onerror = () => setFailed(true);
    worker.current = reader;
    return () => reader.terminate();
  }, [hasFailed]);
  // Read anew by the next worker where one has failed.
  useEffect(
    () => worker.current?.postMessage({ words, sources, isTicked, isUnfolded } satisfies Request),
    [words, sources, isTicked, isUnfolded, hasFailed],
  );

  return {
    area,
    files,
    progress,
    hasFailed,
    isEmpty: sources.length === 0,
    reading: sources.length > 0 ? last : undefined,
    isReading: last?.ids !== sources.map(({ id }) => id).join(),
    isDayTicked,
    readArea,
    unfold: () => setUnfolded(true),
    addChosen,
    takeOff: (file: Source) => setFiles(files.filter((each) => each !== file)),
    tickDay,
    clear,
    tryAgain: () => setFailed(false),
  };
}
