import type { Draft } from "@/lib/order/delivery";
import type { LastOrder } from "@/lib/order/prepare";

/**
 * A line of the cart. Adding an item twice makes two lines, which differ by their key. A removed line
 * stays until the cart opens again, so that it can be put back.
 */
export interface CartLine {
  readonly key: number;
  /** Of an item of the catalogue, or of one that is no longer in it. */
  readonly id: string;
  readonly isRemoved?: boolean;
}

/** The popup on screen: never more than one. */
export type PopupName =
  "none" | "added" | "cart" | "shared" | "delivery" | "ready" | "returned" | "contact";

/** The shopper's visit: in memory, and handed over to the next page without what is typed. */
export interface Visit extends LastOrder {
  readonly lines: readonly CartLine[];
  readonly popup: PopupName;
  /** What is typed into the delivery form. */
  readonly draft: Draft;
  /** The text of the order link that was opened, which anyone may have written. */
  readonly link?: string;
  /** The lines that an order link has replaced, until the cart closes. */
  readonly replaced?: readonly CartLine[] | undefined;
  /** Ids of items that were taken out of the cart because they are sold out. */
  readonly withdrawn?: readonly string[];
}

/**
 * What happens in a visit: the visit after it. In what the head's script runs, `addItems` and `openPopup`, objects are
 * joined by `Object.assign`: of a spread esbuild makes some 400 bytes in every page.
 */
export type Change = (visit: Visit) => Visit;

export const emptyVisit: Visit = { lines: [], popup: "none", draft: {} };

/** The lines to order: those that are not removed. */
export function keptLines({ lines }: Pick<Visit, "lines">): readonly CartLine[] {
  return lines.filter(({ isRemoved }) => !isRemoved);
}

/** The ids of the lines to order. */
export function orderedIds(visit: Pick<Visit, "lines">): readonly string[] {
  return keptLines(visit).map(({ id }) => id);
}

/** Opens a popup in place of the one that is open; "none" closes it. The cart leaves out what was removed before. */
export function openPopup(popup: PopupName): Change {
  return (visit) =>
    Object.assign({}, visit, {
      popup,
      lines: popup === "cart" ? keptLines(visit) : visit.lines,
      replaced: undefined,
    });
}

/** Appends a line for each item, even if the cart has the item already. */
export function addItems(...ids: readonly string[]): Change {
  return (visit) => {
    const { lines } = visit;
    const last = lines.reduce((_, { key }) => key, 0);
    const added = ids.map((id, index) => ({ key: last + 1 + index, id }));
    return Object.assign({}, visit, { lines: [...lines, ...added] });
  };
}

/** Opens the question that an order link asks. */
export function offerLink(link: string): Change {
  return (visit) => ({ ...openPopup("shared")(visit), link });
}

/** Replaces the cart by these items, and shows it. */
export function replaceCart(ids: readonly string[]): Change {
  return (visit) => ({
    ...addItems(...ids)({ ...visit, lines: [] }),
    popup: "cart",
    replaced: keptLines(visit),
  });
}

/** Undoes the replacement. */
export function undoReplace(visit: Visit): Visit {
  return { ...visit, lines: visit.replaced ?? visit.lines, replaced: undefined };
}

/** Removes a line, or puts it back in its place; an unknown key changes nothing. */
export function setRemoved(key: number, isRemoved: boolean): Change {
  return (visit) => ({
    ...visit,
    lines: visit.lines.map((line) => (line.key === key ? { ...line, isRemoved } : line)),
  });
}

/** Takes what is not sold any more out of the cart. */
export function withdrawItems(isSold: (id: string) => boolean): Change {
  return (visit) => {
    const gone = orderedIds(visit).filter((id) => !isSold(id));
    if (gone.length === 0) return visit;
    return {
      ...visit,
      lines: keptLines(visit).filter(({ id }) => isSold(id)),
      withdrawn: [...(visit.withdrawn ?? []), ...gone],
    };
  };
}

/** Keeps what is typed into the delivery form. */
export function keepDraft(draft: Draft): Change {
  return (visit) => ({ ...visit, draft: { ...visit.draft, ...draft } });
}

/** Shows the order that has just been prepared. */
export function showPrepared(order: LastOrder): Change {
  return (visit) => ({ ...visit, ...order, popup: "ready" });
}

/** Shows the cart, to change the order that was prepared: it gets another number. */
export function changePrepared(visit: Visit): Visit {
  const { prepared } = visit;
  return { ...visit, prepared: prepared && { ...prepared, isOutdated: true }, popup: "cart" };
}

/** Empties the cart for a new order; what was typed stays. */
export function startNew({ draft }: Visit): Visit {
  return { ...emptyVisit, draft };
}
