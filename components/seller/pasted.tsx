"use client";

import { memo, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { Days } from "@/components/seller/days";
import { Files, Problem } from "@/components/seller/files";
import { useReading } from "@/components/seller/reading";
import { DaySheet } from "@/components/seller/sheet";
import type { StopProps } from "@/components/seller/stop";
import { Unread } from "@/components/seller/unread";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/language";
import type { SentWords } from "@/lib/seller/patterns";
import type { Source } from "@/lib/seller/worker";
import { fill, fillCount } from "@/lib/fill";

interface PastedOrdersProps extends Omit<StopProps, "copy"> {
  language: Language;
  sent: SentWords;
}

// Rendered only when the worker has answered: a full day takes longer than an answer to a key press may.
const MemoSheet = memo(DaySheet);

const nothingTicked: ReadonlyMap<string, boolean> = new Map();

let lastId = 0;
const sourceOf = (name: string, contents: string | File): Source => ({
  id: (lastId += 1),
  name,
  contents,
});

export function PastedOrders({ language, copyIn, sent, soldOut }: PastedOrdersProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [files, setFiles] = useState<readonly Source[]>([]);
  const words = copyIn[language].seller;
  // Pasted text comes first: what is in a file as well has then been read.
  const sources = useMemo(
    () => (text.trim() === "" ? files : [sourceOf("", text), ...files]),
    [text, files],
  );
  const [isTicked, setTicked] = useState(nothingTicked);
  const [isUnfolded, setUnfolded] = useState(false);
  if (sources.length === 0 && (isUnfolded || isTicked !== nothingTicked)) {
    setTicked(nothingTicked);
    setUnfolded(false);
  }
  const request = { words: sent, sources, isTicked, isUnfolded };
  const { reading, isReading, part, hasFailed = false, tryAgain } = useReading(request);
  const { days, shownDays, orders, findings, open, others, othersCount, chats, count } = reading;
  const unreadCount = open.length + othersCount;
  const isWaiting = isReading && (part !== undefined || count === 0);

  // React does not know what was pasted before hydration.
  const adoptText = useCallback((element: HTMLTextAreaElement | null) => {
    area.current = element;
    if (element) setText(element.value);
  }, []);

  function clear() {
    if (area.current) area.current.value = "";
    area.current?.focus();
    setText("");
    setFiles([]);
  }

  function openFiles(chosen: Iterable<File>) {
    const opened = Array.from(chosen, (file) => sourceOf(file.name, file));
    setFiles((open) => [...open, ...opened]);
  }

  function openChosen(input: HTMLInputElement | null) {
    if (!input?.files?.[0]) return;
    openFiles(input.files);
    // An input does not tell of the same file again unless it is empty.
    input.value = "";
  }

  // Files may be dropped anywhere on the page. By default, browsers leave the page for them, and what was typed is lost.
  useEffect(() => {
    function onDrag(event: DragEvent) {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      if (event.type === "drop") openFiles(event.dataTransfer.files);
    }
    const types = ["dragover", "drop"] as const;
    types.forEach((type) => document.addEventListener(type, onDrag));
    return () => types.forEach((type) => document.removeEventListener(type, onDrag));
  }, []);

  return (
    <>
      <div className="grid grid-cols-1 gap-2 print:hidden noscript:hidden">
        <label htmlFor={id} className="field-label m-0">
          {words.paste}
        </label>
        <textarea
          ref={adoptText}
          id={id}
          rows={7}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          onInput={(event) => setText(event.currentTarget.value)}
          className="field max-h-[60dvh] resize-y"
        />
        <label className="button secondary w-fit cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
          {/* Hidden behind its label: the button of the browser may be wider than a phone. */}
          <input
            type="file"
            multiple
            accept=".txt,.zip,text/plain,application/zip"
            className="sr-only"
            // A file may have been chosen before hydration.
            ref={openChosen}
            onChange={(event) => openChosen(event.currentTarget)}
          />
          <span>{words.chooseFile}</span>
        </label>
        <div id={`${id}-help`} className="text-small text-ink-soft">
          <p>{words.howTo}</p>
          <p>{words.privacy}</p>
        </div>
        <Files
          files={files}
          chats={chats}
          words={words}
          onTakeOff={(file) => setFiles(files.filter((each) => each !== file))}
        />
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
          <p role="status">
            {sources.length > 0 && !hasFailed && (
              <>
                <span className="font-semibold">
                  {isWaiting
                    ? fill(words.reading, { percent: Math.floor((part ?? 0) * 100) })
                    : count === 0
                      ? words.nothing
                      : fillCount(words.read, count)}
                </span>
                {unreadCount > 0 && (
                  <span>{` · ${fillCount(words.unreadCount, unreadCount)}`}</span>
                )}
              </>
            )}
          </p>
          {(text !== "" || files.length > 0) && (
            <Button look="text" onClick={clear} text={words.clear} />
          )}
        </div>
        {hasFailed && (
          <div className="grid justify-items-start gap-2">
            <Problem text={words.notLoaded} />
            <Button look="secondary" onClick={tryAgain} text={words.tryAgain} />
          </div>
        )}
        {open.length > 0 && <Problem text={words.cutOff} />}
        {days.length > 1 && (
          <Days
            days={days}
            isTicked={(day) => isTicked.get(day) ?? shownDays.includes(day)}
            copy={copyIn[language]}
            onTick={(day, isOn) => setTicked(new Map([...isTicked, [day, isOn]]))}
          />
        )}
      </div>
      {count > 0 && (
        <MemoSheet
          days={shownDays}
          orders={orders}
          findings={findings}
          copy={copyIn[language]}
          copyIn={copyIn}
          soldOut={soldOut}
        />
      )}
      {unreadCount > 0 && (
        <Unread
          open={open}
          others={others}
          othersCount={othersCount}
          onUnfold={setUnfolded}
          words={words}
        />
      )}
    </>
  );
}
