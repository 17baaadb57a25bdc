/**
 * The claims that the shop makes. Their texts are in `lib/copy`; `docs/advertising-claims.md` lists every
 * text that contains a claim, so that the owner can withdraw it.
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
