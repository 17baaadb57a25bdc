/** Ids by which links and scripts find elements of a page. */
export const elementIds = {
  top: "top",
  content: "content",
  services: "services",
  subscribe: "subscribe",
  story: "our-story",
  account: "account",
} as const;
