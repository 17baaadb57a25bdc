"use client";

import { useCallback, useEffect, useId, useRef, useState } from "react";
import { useReading } from "@/components/seller/reading";
import { DaySheet } from "@/components/seller/sheet";
import type { StopProps } from "@/components/seller/stop";
import { Unread } from "@/components/seller/unread";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/language";
import type { SentWords } from "@/lib/seller/patterns";
import { chatText, dayText, type SheetCopy, type SheetWords } from "@/lib/seller/texts";
import type { Reading, Source } from "@/lib/seller/worker";
import { fill, fillCount } from "@/lib/fill";

interface PastedOrdersProps extends Omit<StopProps, "copy"> {
  language: Language;
  copyIn: StopProps["copyIn"] & SentWords;
}

let lastId = 0;
const sourceOf = (file: File): Source => ({ id: (lastId += 1), file });
const isFile = ({ file: { name } }: Source) => name !== "";
const alert = { role: "alert", className: "alert" };

export function PastedOrders({ language, copyIn, soldOut }: PastedOrdersProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [sources, setSources] = useState<readonly Source[]>([]);
  const [isTicked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const copy = copyIn[language];
  const words = copy.seller;
  const files = sources.filter(isFile);
  const request = { words: copyIn, sources, isTicked };
  const { reading, isReading, part, hasFailed, tryAgain } = useReading(request);
  const { days = [], shownDays = [], open = [], othersCount = 0, chats = [] } = reading ?? {};

  // Pasted text comes last: it may be about orders in the files.
  function read(text: string) {
    const pasted = text.trim() === "" ? [] : [sourceOf(new File([text], ""))];
    setSources((sources) => [...sources.filter(isFile), ...pasted]);
  }
  function openFiles(chosen: Iterable<File>) {
    const opened = Array.from(chosen, sourceOf);
    setSources((sources) =>
      [...sources, ...opened].sort((one, other) => Number(isFile(other)) - Number(isFile(one))),
    );
  }
  // React does not know what was pasted before hydration.
  const adoptText = useCallback((element: HTMLTextAreaElement | null) => {
    area.current = element;
    if (element) read(element.value);
  }, []);

  function clear() {
    if (area.current) area.current.value = "";
    area.current?.focus();
    setSources([]);
    setTicked(new Map());
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

  function progressText() {
    const count = reading?.count ?? 0;
    if (isReading && (part > 0 || count === 0))
      return fill(words.reading, { percent: Math.floor(part * 100) });
    return count === 0 ? words.nothing : fillCount(words.read, count);
  }
  const unreadCount = open.length + othersCount;

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
          onInput={(event) => read(event.currentTarget.value)}
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
        <SourceList
          sources={files}
          chats={chats}
          words={words}
          onTakeOff={(source) => setSources(sources.filter((each) => each !== source))}
        />
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
          <p role="status">
            {sources.length > 0 && !hasFailed && (
              <>
                <span className="font-semibold">{progressText()}</span>
                {unreadCount > 0 && (
                  <span>{` · ${fillCount(words.unreadCount, unreadCount)}`}</span>
                )}
              </>
            )}
          </p>
          {sources.length > 0 && <Button look="text" onClick={clear} text={words.clear} />}
        </div>
        {hasFailed && (
          <div className="grid justify-items-start gap-2">
            <p {...alert}>{words.notLoaded}</p>
            <Button look="secondary" onClick={tryAgain} text={words.tryAgain} />
          </div>
        )}
        {open.length > 0 && <p {...alert}>{words.cutOff}</p>}
        <DayChoice
          days={days}
          copy={copy}
          isTicked={(day) => isTicked.get(day) ?? shownDays.includes(day)}
          onTick={(day, isOn) => setTicked(new Map([...isTicked, [day, isOn]]))}
        />
      </div>
      {reading && reading.count > 0 && (
        <DaySheet reading={reading} copy={copy} copyIn={copyIn} soldOut={soldOut} />
      )}
      {reading && unreadCount > 0 && <Unread reading={reading} words={words} />}
    </>
  );
}

interface SourceListProps extends Pick<Reading, "chats"> {
  sources: readonly Source[];
  words: SheetWords;
  onTakeOff: (source: Source) => void;
}

/** The chosen files, each with what was found in it and a button that takes it off. */
function SourceList({ sources, chats, words, onTakeOff }: SourceListProps) {
  if (sources.length === 0) return null;
  return (
    <ul role="list">
      {sources.map((source) => {
        const own = chats.filter(({ id }) => id === source.id);
        return (
          <li key={source.id} className="flex items-center justify-between gap-x-4">
            <div className="grid min-w-0 grid-cols-1 wrap-anywhere">
              {own.length === 0 && <p>{source.file.name}</p>}
              {own.map((chat, index) => (
                <p key={index} {...(chat.problem && alert)}>
                  {chatText(chat, words)}
                </p>
              ))}
            </div>
            <button
              type="button"
              onClick={() => onTakeOff(source)}
              aria-label={fill(words.takeOff, { name: source.file.name })}
              className="text-button min-w-12 justify-center no-underline"
            >
              ✕
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface DayChoiceProps extends Pick<Reading, "days"> {
  copy: SheetCopy;
  isTicked: (day: string) => boolean;
  onTick: (day: string, isOn: boolean) => void;
}

/** The days of the orders, to choose those that are on the sheet. */
function DayChoice({ days, copy, isTicked, onTick }: DayChoiceProps) {
  if (days.length < 2) return null;
  return (
    <fieldset>
      <legend className="field-label">{copy.seller.days}</legend>
      <div className="flex max-h-48 flex-wrap gap-x-5 overflow-y-auto">
        {days.map((day) => (
          <label key={day} className="flex min-h-12 items-center gap-2">
            <input
              type="checkbox"
              className="size-5"
              checked={isTicked(day)}
              onChange={({ target }) => onTick(day, target.checked)}
            />
            {dayText(day, copy.order)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
