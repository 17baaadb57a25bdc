/** Ids of the places on a page that links lead to. */
export const anchors = {
  top: "top",
  content: "content",
  services: "services",
  subscribe: "subscribe",
  story: "our-story",
  account: "account",
} as const;
