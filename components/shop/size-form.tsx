"use client";

import { useRef } from "react";
import { dispatch } from "@/components/shop/shopping-store";
import { isScripted, useKeptTaps } from "@/components/taps/kept-taps";
import { buttonClass } from "@/components/ui/button-class";
import { findItem, type ProductId } from "@/lib/catalogue";
import { chatAddress } from "@/lib/links";

/**
 * A form that without scripts opens the chat with the order of the chosen size, and with scripts
 * adds it to the cart.
 */
export function SizeForm({
  product,
  seller,
  options,
  words,
}: {
  product: ProductId;
  /** Digits only, with the country code. */
  seller: string;
  options: readonly {
    /** Of the item. */
    readonly id: string;
    readonly text: string;
    /** The order as the chat gets it. */
    readonly message: string;
  }[];
  words: Readonly<Record<"size" | "add" | "adding" | "order", string>>;
}) {
  const select = useRef<HTMLSelectElement>(null);
  const selectId = `${product}-size`;
  const tapId = `add:${product}`;

  function add(choice = -1) {
    const item = findItem(options[choice]?.id ?? "");
    if (item) dispatch({ type: "add", item });
  }
  useKeptTaps(tapId, add);

  return (
    <form
      action={chatAddress}
      onSubmit={(event) => {
        if (!isScripted()) return;
        event.preventDefault();
        add(select.current?.selectedIndex);
      }}
      className="mt-auto grid gap-3"
    >
      <input type="hidden" name="phone" value={seller} />
      <label htmlFor={selectId} className="sr-only">
        {words.size}
      </label>
      <select ref={select} id={selectId} name="text" className="field figures">
        {options.map((option) => (
          <option key={option.id} value={option.message}>
            {option.text}
          </option>
        ))}
      </select>
      <button
        type="submit"
        data-tap={tapId}
        data-tap-word={words.adding}
        suppressHydrationWarning
        aria-describedby={`${product}-name`}
        className={buttonClass("primary")}
      >
        <span className="scriptless:hidden">{words.add}</span>
        <span className="hidden scriptless:inline">{words.order}</span>
      </button>
    </form>
  );
}
