import { fields, type Field, type FieldId } from "@/lib/order/delivery";
import { placeIn, type Goods } from "@/lib/seller/goods";
import type { RowReading } from "@/lib/seller/patterns";
import { stripMarkup, type Row } from "@/lib/seller/row";
import { firstMobile } from "@/lib/shop/phone";
import { isBlank } from "@/lib/text";

type Kind = RowReading["kind"];

/** What is known of an order while it is read, row by row. Any part of it may be missing. */
export class OrderDraft {
  readonly rows: Row[] = [];
  /** The last row of each kind. */
  readonly found: Partial<Record<Kind, RowReading>> = {};
  readonly goods: Goods[] = [];
  /** What was typed into fields, by label or where it stands. */
  readonly typed = new Map<FieldId, string>();
  private readonly labelled = new Set<FieldId>();
  /** All else that was written. */
  readonly texts: Row[] = [];
  /** The number of the last row in the list of goods. */
  private lastPlace = 0;
  /** The field to which a row without a label belongs, since it is below that. */
  private openField: Field | undefined;

  /** Whether nothing is missing that one needs to deliver it. */
  get isComplete() {
    const isBegun = this.has("greeting", "reference") && this.goods.length > 0;
    return (isBegun || this.has("total")) && this.typed.has("mobile");
  }

  /** Whether rows that are no order may be a part of one: a greeting, number, total or product alone people send as well. */
  get isPart() {
    const kinds = ["greeting", "reference", "goods", "total"] as const;
    const isBegun = this.has("greeting") && this.texts.some(({ text }) => !isBlank(text));
    return isBegun || kinds.filter((kind) => this.found[kind]).length + this.labelled.size > 1;
  }

  /** Adds what a row says. Returns false if another order begins with it. */
  add(reading: RowReading): boolean {
    const { row, rest, goods, field } = reading;
    // A shop of that name may stand in an address.
    const isShop = reading.kind === "goods" && !goods?.item && this.openField !== undefined;
    const kind = isShop ? "text" : reading.kind;
    if (this.isEndedBy(kind, field)) return false;

    this.rows.push(row);
    this.found[kind] = reading;
    // Some type their address below its last row, which the shop writes.
    const isAddressed = kind === "addressEnd" && this.typed.get("address1");
    if (kind === "again" || isAddressed) this.openField = undefined;

    if (kind === "text" || (field && this.labelled.has(field.id))) this.addText(row);
    else if (field) {
      this.labelled.add(field.id);
      this.type(field, rest.text);
    } else if (goods) this.addGoods(goods);
    else if (kind !== "reference") this.texts.push(rest);
    return true;
  }

  private has(...kinds: readonly Kind[]): boolean {
    return kinds.some((kind) => this.found[kind] !== undefined);
  }

  private isEndedBy(kind: Kind, field: Field | undefined): boolean {
    const isTyped = this.typed.size > 0;
    // What follows delivery details is another order, unless somebody has put the details first.
    const isNext = isTyped && (this.has("total") || !this.has("greeting", "reference"));
    if (kind === "goods") return isNext;
    if (kind === "total") return isNext || this.has("total");
    if (kind === "field") return field?.kind === "name" && this.labelled.has(field.id);
    const isBeginning = kind === "greeting" || kind === "reference";
    return isBeginning && (isTyped || this.has("reference", "goods", "total"));
  }

  private addGoods(goods: Goods): void {
    const place = placeIn(goods.row.plain);
    const isDoubtful = goods.isDoubtful || ![undefined, 1, this.lastPlace + 1].includes(place);
    this.lastPlace = place ?? this.lastPlace;
    // What is below the total is not in it: nobody packs a wish that is written there.
    this.goods.push({ ...goods, isDoubtful, item: this.has("total") ? undefined : goods.item });
  }

  /** Adds a row without a label of ours: a phone number, more of the field above it, or a text of its own. */
  private addText(row: Row): void {
    const { openField, typed } = this;
    const text = stripMarkup(row.text);
    // Who types an order from memory has labels of his own, like "Phone no".
    const isNumber = this.has("total") && firstMobile(row.plain) !== undefined;
    const mobile = fields.find(({ id, kind }) => isNumber && kind === "mobile" && !typed.has(id));
    // The second line of an address had no label in earlier releases, and people write a third.
    const lines = fields.filter(({ kind }) => openField && kind === openField.kind);
    const field = mobile ?? lines.find(({ id }) => !typed.get(id)) ?? lines.at(-1);
    if (field) this.type(field, text);
    else this.texts.push(row);
    this.lastPlace = placeIn(row.plain) ?? this.lastPlace;
  }

  private type(field: Field, text: string): void {
    const { id, kind, required } = field;
    const texts = [this.typed.get(id) ?? "", text].filter((each) => !isBlank(each));
    // A number behind our label comes before one that was found above it.
    if (kind === "mobile") texts.reverse();
    this.typed.set(id, texts.join(", "));
    // Some leave a blank behind a label and type on the next line; below the last one they write notes.
    this.openField = kind === "address" || (required && isBlank(text)) ? field : undefined;
  }
}
