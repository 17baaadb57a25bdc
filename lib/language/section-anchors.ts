/** Ids of elements to which links lead. */
export const anchors = {
  top: "top",
  content: "content",
  services: "services",
  subscribe: "subscribe",
  story: "our-story",
  account: "account",
} as const;
