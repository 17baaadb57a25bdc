"use client";

import { memo, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { useMessages } from "@/components/seller/reading";
import { DaySheet } from "@/components/seller/sheet";
import { Unread } from "@/components/seller/unread";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/language";
import type { OrderWords } from "@/lib/order/message";
import type { FileProblem } from "@/lib/seller/file";
import type { SheetWords } from "@/lib/seller/texts";
import { fillCount } from "@/lib/text";

interface PastedOrdersProps {
  language: Language;
  words: SheetWords;
  /** Orders may be in either language, whatever the language of the page. */
  orderWords: Readonly<Record<Language, OrderWords>>;
}

/** A file that the seller has opened. Its text is read after what is pasted, and not shown in the field: a chat may be long. */
interface OpenedFile {
  readonly name: string;
  readonly text: string;
  readonly problem?: FileProblem;
}

const loadFileReader = () => import("@/lib/seller/file");

// Rendered only when its orders change: a full day takes longer than an answer to a key press may.
const MemoSheet = memo(DaySheet);

export function PastedOrders({ language, words, orderWords }: PastedOrdersProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [file, setFile] = useState<OpenedFile>();
  const copy = useMemo(
    () => ({ seller: words, order: orderWords[language] }),
    [words, orderWords, language],
  );
  const messages = useMessages(file?.text ? `${text}\n${file.text}` : text, orderWords);
  const { orders, unread } = messages;
  const isEmpty = text.trim() === "" && !file;

  // React does not know what was pasted before hydration.
  const adoptText = useCallback((element: HTMLTextAreaElement | null) => {
    area.current = element;
    if (element) setText(element.value);
  }, []);

  function clear() {
    if (area.current) area.current.value = "";
    area.current?.focus();
    setText("");
    setFile(undefined);
  }

  async function openFile(chosen: File | undefined) {
    if (!chosen) return;
    const unreadable = { problem: "unreadable" } as const;
    const reading = loadFileReader().then(({ readChatFile }) => readChatFile(chosen));
    setFile({ name: chosen.name, text: "", ...(await reading.catch(() => unreadable)) });
  }

  function openChosen(input: HTMLInputElement | null) {
    if (!input?.files?.[0]) return;
    void openFile(input.files[0]);
    // An input does not tell of the same file again unless it is empty.
    input.value = "";
  }

  // Loaded ahead, so that a file can be read when the network has gone.
  useEffect(() => void loadFileReader().catch(() => undefined), []);

  // A file may be dropped anywhere on the page. By default, browsers leave the page for it, and what was typed is lost.
  useEffect(() => {
    function onDrag(event: DragEvent) {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      if (event.type === "drop") void openFile(event.dataTransfer.files[0]);
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
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
          <p role="status">
            {!isEmpty && (
              <>
                {file && <span className="block wrap-anywhere">{file.name}</span>}
                <span className="font-semibold">
                  {orders.length === 0 ? words.nothing : fillCount(words.read, orders.length)}
                </span>
                {unread.length > 0 && (
                  <span>{` · ${fillCount(words.unreadCount, unread.length)}`}</span>
                )}
              </>
            )}
          </p>
          {(text !== "" || file) && <Button look="text" onClick={clear} text={words.clear} />}
        </div>
        {file?.problem && <Problem text={words.fileProblems[file.problem]} />}
        {unread.some(({ isBrokenOrder }) => isBrokenOrder) && <Problem text={words.cutOff} />}
      </div>
      <MemoSheet orders={orders} copy={copy} />
      {unread.length > 0 && <Unread unread={unread} words={words} />}
    </>
  );
}

const Problem = ({ text }: { text: string }) => (
  <p role="alert" className="alert">
    {text}
  </p>
);
