import type { ProductId } from "@/lib/shop/catalogue";

/** The subscription plans. */
export const subscriptionPlans = ["daily", "alternate-day", "weekly"] as const;

/** The products to which one can subscribe: milk. */
export const subscriptionProducts: readonly ProductId[] = [
  "desi-cow-milk",
  "a2-milk",
  "premium-fresh-milk",
];
