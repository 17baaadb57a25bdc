const postalCode = "853121";

/** Where the dairy is, and delivers: the read-only fields of the delivery form. */
export const area = {
  en: { city: "Supaul", state: "Bihar", postalCode },
  hi: { city: "सुपौल", state: "बिहार", postalCode },
};

export const operatingSince = 2025;

/** From one hour of the clock (0 to 24, Indian time) to another. */
export const deliveryHours = { from: 8, to: 20 };
export const supportHours = { from: 8, to: 20 };

/** Hours after delivery within which to complain, and after which complaints are not considered. */
export const complaints = { windowHours: 2, cutoffHours: 24 } as const;

/** When to cancel a daily subscription (hour of the day) and a one-time order (hours before the slot). */
export const cancellation = { dailyBeforeClock: 21, oneTimeHoursBefore: 1 } as const;

type Plan = "daily" | "alternate-day" | "weekly";

/** The subscription plans, at least one. The catalogue says to which products one can subscribe. */
export const subscriptionPlans: readonly [Plan, ...Plan[]] = ["daily", "alternate-day", "weekly"];

// The claims that the shop makes. Their texts are in `lib/copy`; `docs/claims.md` lists every text that contains one, so
// that the owner can withdraw it. "Before you go live" in docs/owner.md says what Indian food law has on them.
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

/** What the dairy makes, on the about page. Goods without a product are sold on request; their picture has their id. */
export const dairyGoods = [
  { id: "fresh-cow-milk", product: "desi-cow-milk" },
  { id: "buffalo-milk", product: undefined },
  { id: "paneer", product: "fresh-paneer" },
  { id: "ghee", product: "pure-desi-ghee" },
  { id: "curd", product: "homemade-curd" },
  { id: "buttermilk", product: undefined },
] as const;
