import { config, getCopy } from "@/components/content";
import { NewTabLink } from "@/components/ui/new-tab";
import { blankMessage } from "@/lib/order/message";
import { itemsLeft, itemsOf, type ProductId } from "@/lib/shop/catalogue";
import { fill, formatRupees } from "@/lib/shop/format";
import { chatAddress, chatLink } from "@/lib/shop/links";

interface SizeFormProps {
  product: ProductId;
  /** Whether each size is a radio in view, instead of an option of a list that opens. */
  asRadios?: boolean;
}

/** Adds the chosen size to the cart; without scripts the form opens the chat with an order of that size instead. */
export async function SizeForm({ product, asRadios = false }: SizeFormProps) {
  const copy = await getCopy();
  const words = copy.productsPage.form;
  const name = copy.productNames[product];
  const [firstLeft] = itemsLeft(product, config.SOLD_OUT);

  if (!firstLeft) {
    const question = fill(copy.soldOut.question, { product: name });
    const chat = chatLink(config.WHATSAPP_NUMBER, question);
    return (
      <div className="mt-auto grid gap-3">
        <p className="font-semibold">{copy.soldOut.label}</p>
        <NewTabLink href={chat} text={copy.contact.ask} about={name} className="button secondary" />
      </div>
    );
  }
  const choices = itemsOf(product).map((item) => {
    const size = copy.sizes[item.size];
    const price = formatRupees(item.rupees);
    const isSoldOut = config.SOLD_OUT.includes(item.id);
    const attributes = {
      "data-id": item.id,
      "data-name": `${name}, ${size}, ${price}`,
      disabled: isSoldOut,
      value: blankMessage(item, copy.order),
    };
    return asRadios ? (
      <label key={item.id} className="choice-label">
        <input
          type="radio"
          name="text"
          {...attributes}
          defaultChecked={item === firstLeft}
          className="choice"
        />
        <span className="text-small text-ink-soft">{`${size} `}</span>
        <span className="font-semibold tabular-nums md:text-title">{price}</span>
        {isSoldOut && <span className="text-small">{` ${copy.soldOut.label}`}</span>}
      </label>
    ) : (
      <option key={item.id} {...attributes}>
        {fill(isSoldOut ? words.soldOut : words.option, { size, price })}
      </option>
    );
  });
  return (
    // Autocompletion is off, because with it Firefox restores the chosen size after a reload, sold out or not.
    <form
      action={chatAddress}
      autoComplete="off"
      className={`mt-auto grid gap-3 ${asRadios ? "@container" : "max-sm:flex max-sm:flex-wrap max-sm:gap-2"}`}
    >
      <input type="hidden" name="phone" value={config.WHATSAPP_NUMBER} />
      {asRadios ? (
        <fieldset
          className={`grid min-w-0 gap-2 ${choices.length === 3 ? "fit-3" : "fit-2 @min-[33.5rem]:fit-4"}`}
        >
          <legend className="mb-1 font-semibold md:mb-2">{words.size}</legend>
          {choices}
        </fieldset>
      ) : (
        <>
          <label htmlFor={`${product}-size`} className="sr-only">
            {words.size}
          </label>
          <select
            id={`${product}-size`}
            name="text"
            className="field max-w-full tabular-nums max-sm:w-auto max-sm:grow"
          >
            {choices}
          </select>
        </>
      )}
      <button
        type="submit"
        data-action="add"
        aria-describedby={`${product}-name`}
        className={`button primary ${asRadios ? "" : "max-sm:grow max-sm:px-3"}`}
      >
        <span className="noscript:hidden">{words.add}</span>
        <span className="hidden noscript:inline">{words.order}</span>
      </button>
    </form>
  );
}
