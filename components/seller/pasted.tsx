"use client";

import { useId } from "react";
import { useOrders } from "@/components/seller/orders";
import { DaySheet, Unread } from "@/components/seller/sheet";
import type { SheetProps } from "@/components/seller/stop";
import { Button } from "@/components/ui/button";
import { chatText, dayText } from "@/lib/seller/texts";
import { fill, fillCount } from "@/lib/shop/format";

const alert = { role: "alert", className: "alert" };

export function PastedOrders(props: SheetProps) {
  const { copy, copyIn } = props;
  const words = copy.seller;
  const id = useId();
  const orders = useOrders(copyIn);
  const { area, files, reading, progress, isEmpty, hasFailed, addChosen } = orders;
  const { count = 0, days = [], chats = [], open = [], othersCount = 0 } = reading ?? {};
  const unreadCount = open.length + othersCount;

  function progressText() {
    if (isEmpty || hasFailed) return "";
    if (orders.isReading && (progress > 0 || count === 0))
      return fill(words.reading, { percent: Math.floor(progress * 100) });
    return count === 0 ? words.nothing : fillCount(words.read, count);
  }

  return (
    <>
      <div className="grid grid-cols-1 gap-2 print:hidden noscript:hidden">
        <label htmlFor={id} className="field-label m-0">
          {words.paste}
        </label>
        <textarea
          ref={area}
          id={id}
          rows={7}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          onInput={orders.readArea}
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
            ref={addChosen}
            onChange={(event) => addChosen(event.currentTarget)}
          />
          <span>{words.chooseFile}</span>
        </label>
        <div id={`${id}-help`} className="text-small text-ink-soft">
          <p>{words.howTo}</p>
          <p>{words.privacy}</p>
        </div>
        <ul role="list" className="empty:hidden">
          {files.map((source) => {
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
                <Button
                  look="text"
                  onClick={() => orders.takeOff(source)}
                  aria-label={fill(words.takeOff, { name: source.file.name })}
                  className="min-w-12 justify-center no-underline"
                  text="✕"
                />
              </li>
            );
          })}
        </ul>
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
          <p role="status">
            <span className="font-semibold">{progressText()}</span>
            {!hasFailed && unreadCount > 0 && (
              <span>{` · ${fillCount(words.unreadCount, unreadCount)}`}</span>
            )}
          </p>
          {!isEmpty && <Button look="text" onClick={orders.clear} text={words.clear} />}
        </div>
        {hasFailed && (
          <div className="grid justify-items-start gap-2">
            <p {...alert}>{words.notLoaded}</p>
            <Button look="secondary" onClick={orders.tryAgain} text={words.tryAgain} />
          </div>
        )}
        {open.length > 0 && <p {...alert}>{words.cutOff}</p>}
        {days.length > 1 && (
          <fieldset>
            <legend className="field-label">{words.days}</legend>
            <div className="flex max-h-48 flex-wrap gap-x-5 overflow-y-auto">
              {days.map((day) => (
                <label key={day} className="flex min-h-12 items-center gap-2">
                  <input
                    type="checkbox"
                    className="size-5"
                    checked={orders.isDayTicked(day)}
                    onChange={({ target }) => orders.tickDay(day, target.checked)}
                  />
                  {dayText(day, copy.order)}
                </label>
              ))}
            </div>
          </fieldset>
        )}
      </div>
      {reading && count > 0 && <DaySheet reading={reading} {...props} />}
      {reading && unreadCount > 0 && <Unread {...reading} words={words} unfold={orders.unfold} />}
    </>
  );
}
