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

/** An exported chat, which stands below what is pasted, and not in the field: it may be very long. */
interface OpenedFile {
  readonly name: string;
  readonly text: string;
  readonly problem?: FileProblem;
}

const loadFileReader = () => import("@/lib/seller/file");

// Drawn only when its orders change, since for a full day that takes longer than a key press may.
const MemoSheet = memo(DaySheet);

/** The field for pasted messages, a file with a chat, and the day sheet made of both. Nothing leaves the page. */
export function PastedOrders({ language, words, orderWords }: PastedOrdersProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [chat, setChat] = useState<OpenedFile>();
  const copy = useMemo(
    () => ({ seller: words, order: orderWords[language] }),
    [words, orderWords, language],
  );
  const messages = useMessages(chat?.text ? `${text}\n${chat.text}` : text, orderWords);
  const { orders, unread } = messages;
  const isEmpty = text.trim() === "" && !chat;

  // Text may have been pasted before hydration.
  const adoptText = useCallback((element: HTMLTextAreaElement | null) => {
    area.current = element;
    if (element) setText(element.value);
  }, []);

  function clear() {
    if (area.current) area.current.value = "";
    area.current?.focus();
    setText("");
    setChat(undefined);
  }

  async function open(file: File | undefined) {
    if (!file) return;
    const unreadable = { problem: "unreadable" } as const;
    const read = loadFileReader().then(({ chatIn }) => chatIn(file));
    setChat({ name: file.name, text: "", ...(await read.catch(() => unreadable)) });
  }

  function take(input: HTMLInputElement | null) {
    if (!input?.files?.[0]) return;
    void open(input.files[0]);
    // So that the same file can be chosen again.
    input.value = "";
  }

  // Fetched behind the page, so that a file can be read when the network has gone.
  useEffect(() => void loadFileReader().catch(() => undefined), []);

  // A file may be dropped anywhere. Otherwise browsers leave the page for it, and what was typed is gone.
  useEffect(() => {
    function drop(event: DragEvent) {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      if (event.type === "drop") void open(event.dataTransfer.files[0]);
    }
    const kinds = ["dragover", "drop"] as const;
    for (const kind of kinds) document.addEventListener(kind, drop);
    return () => kinds.forEach((kind) => document.removeEventListener(kind, drop));
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
          {/* The label is its button: that of the browser may be wider than a phone. */}
          <input
            type="file"
            accept=".txt,.zip,text/plain,application/zip"
            className="sr-only"
            // A file may have been chosen before hydration.
            ref={take}
            onChange={(event) => take(event.currentTarget)}
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
                {chat && <span className="block wrap-anywhere">{chat.name}</span>}
                <span className="font-semibold">
                  {orders.length === 0 ? words.nothing : fillCount(words.read, orders.length)}
                </span>
                {unread.length > 0 && (
                  <span>{` · ${fillCount(words.unreadCount, unread.length)}`}</span>
                )}
              </>
            )}
          </p>
          {(text !== "" || chat) && <Button look="text" onClick={clear} text={words.clear} />}
        </div>
        {chat?.problem && <Problem text={words.fileProblems[chat.problem]} />}
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
