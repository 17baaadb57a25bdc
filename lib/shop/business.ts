import type { ProductId } from "@/lib/shop/catalogue";

interface Place {
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

/** Where orders are delivered: the last lines of the delivery form and of every order. */
export const place: Place = { city: "Supaul", state: "Bihar", postalCode: "853121" };
export const placeInHindi: Place = { ...place, city: "सुपौल", state: "बिहार" };

/** The business states that it has operated since this year. */
export const operatingSince = 2025;

/** A span of the day, in whole hours of the 24-hour clock, Indian time. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

/** When orders are brought. */
export const deliveryHours: Hours = { from: 8, to: 20 };

/** When somebody answers calls and messages. */
export const supportHours: Hours = { from: 8, to: 20 };

/** Hours after delivery: when a complaint is due, and when it comes too late. */
export const complaints = { windowHours: 2, cutoffHours: 24 } as const;

/** Daily subscriptions: before this hour of the day. One-time orders: this long before the slot. */
export const cancellation = { dailyBeforeHour: 21, oneTimeHoursBefore: 1 } as const;

/** How often what is subscribed to comes. */
export const subscriptionPlans = ["daily", "alternate-day", "weekly"] as const;

/** What comes on such a plan: milk. */
export const subscriptionProducts: readonly ProductId[] = [
  "desi-cow-milk",
  "a2-milk",
  "premium-fresh-milk",
];

/**
 * What the shop claims of its goods and work: its words are in `lib/copy`, and
 * `docs/advertising-claims.md` names every text in which a claim stands, so that the owner can
 * withdraw it.
 *
 * Indian food law looks at such claims: FSSAI's advisory of 28 May 2025 calls "100%" in
 * promotional content misleading, and organic claims fall under the Food Safety and Standards
 * (Organic Foods) Regulations 2017. See "Before you go live" in the README.
 */
export const features = ["pure-and-fresh", "organic", "farm-to-home"] as const;
export const benefits = [
  "no-adulteration",
  "daily-delivery",
  "hygienic",
  "traditional-taste",
  "local-farmers",
] as const;
export const badges = [
  "lab-tested",
  "no-chemicals",
  "zero-plastic",
  "indian-farmer",
  "testing-kit",
] as const;
export type BadgeId = (typeof badges)[number];

/** What the dairy makes. Goods without a product in the catalogue are sold on request. */
export const goods = [
  { id: "fresh-cow-milk", product: "desi-cow-milk", picture: "desi-cow-milk" },
  { id: "buffalo-milk", product: undefined, picture: "buffalo-milk" },
  { id: "paneer", product: "fresh-paneer", picture: "fresh-paneer" },
  { id: "ghee", product: "pure-desi-ghee", picture: "pure-desi-ghee" },
  { id: "curd", product: "homemade-curd", picture: "homemade-curd" },
  { id: "buttermilk", product: undefined, picture: "buttermilk" },
] as const;
