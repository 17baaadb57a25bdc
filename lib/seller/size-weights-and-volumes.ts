import type { SizeId } from "@/lib/shop/catalogue";

/** The amount in a size: millilitres of milk, grams of everything else. */
export type Amount = { readonly millilitres: number } | { readonly grams: number };

export const amounts: Readonly<Record<SizeId, Amount>> = {
  "half-liter": { millilitres: 500 },
  "1-liter": { millilitres: 1000 },
  "1.5-liter": { millilitres: 1500 },
  "2-liter": { millilitres: 2000 },
  "250g": { grams: 250 },
  "500g": { grams: 500 },
  "1-kg": { grams: 1000 },
};
