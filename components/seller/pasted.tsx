"use client";

import { useCallback, useDeferredValue, useId, useMemo, useRef, useState } from "react";
import { DaySheet } from "@/components/seller/sheet";
import { fill } from "@/lib/order/text";
import type { Language } from "@/lib/language";
import { messagePatterns, type OrderWords } from "@/lib/order/message";
import { readMessages, type Messages, type UnreadText } from "@/lib/seller/read";
import type { SheetWords } from "@/lib/seller/texts";

/** The field for pasted messages, and the day sheet that is made of them. Nothing leaves the page. */
export function PastedOrders({
  language,
  words,
  orderWords,
}: {
  language: Language;
  words: SheetWords;
  /** Orders may be in either language, whatever the language of the page. */
  orderWords: Readonly<Record<Language, OrderWords>>;
}) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const deferredText = useDeferredValue(text);
  const patterns = useMemo(() => Object.values(orderWords).map(messagePatterns), [orderWords]);
  const messages = useMemo(() => readMessages(deferredText, patterns), [deferredText, patterns]);

  // Text may have been pasted before hydration.
  const takeOver = useCallback((element: HTMLTextAreaElement | null) => {
    area.current = element;
    if (element) setText(element.value);
  }, []);

  function clear() {
    if (area.current) area.current.value = "";
    area.current?.focus();
    setText("");
  }

  return (
    <>
      <div className="paste grid grid-cols-1 gap-2 print:hidden scriptless:hidden">
        <label htmlFor={id} className="field-label">
          {words.paste}
        </label>
        <textarea
          ref={takeOver}
          id={id}
          rows={7}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          onInput={(event) => setText(event.currentTarget.value)}
          className="field paste-field"
        />
        <div id={`${id}-help`} className="text-small text-ink-soft">
          <p>{words.howTo}</p>
          <p>{words.privacy}</p>
        </div>
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
          <p role="status">{text.trim() !== "" && <Summary messages={messages} words={words} />}</p>
          {text !== "" && (
            <button type="button" onClick={clear} className="text-button">
              {words.clear}
            </button>
          )}
        </div>
        {messages.unread.some(({ hasNumber }) => hasNumber) && (
          <p role="alert" className="alert">
            {words.cutOff}
          </p>
        )}
      </div>
      <DaySheet received={messages.orders} copy={{ seller: words, order: orderWords[language] }} />
      <UnreadMessages unread={messages.unread} words={words} />
    </>
  );
}

function Summary({ messages, words }: { messages: Messages; words: SheetWords }) {
  const { length: read } = messages.orders;
  const { length: unread } = messages.unread;
  return (
    <>
      <span className="strong">
        {read === 0 && words.nothing}
        {read === 1 && words.read.one}
        {read > 1 && fill(words.read.other, { count: read })}
      </span>
      {unread > 0 && (
        <>
          {" · "}
          {unread === 1 ? words.unreadCount.one : fill(words.unreadCount.other, { count: unread })}
        </>
      )}
    </>
  );
}

/** Messages that are not orders, unchanged. Printed only if they have an order number. */
function UnreadMessages({ unread, words }: { unread: readonly UnreadText[]; words: SheetWords }) {
  if (unread.length === 0) return null;
  const isPrinted = unread.some(({ hasNumber }) => hasNumber);
  return (
    <section className={`unread grid grid-cols-1 gap-3 ${isPrinted ? "" : "print:hidden"}`}>
      <h2 className="small-heading">{words.unread.heading}</h2>
      <p>{words.unread.text}</p>
      {unread.map(({ text, hasNumber }, index) => (
        <p
          key={index}
          dir="auto"
          className={`wrap-anywhere ${hasNumber ? "unread-order" : "print:hidden"}`}
        >
          {text}
        </p>
      ))}
    </section>
  );
}
