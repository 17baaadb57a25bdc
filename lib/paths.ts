/** The addresses of the shop's pages. */
export const paths = {
  home: "/",
  about: "/about",
  products: "/products",
  login: "/login",
  refund: "/refund",
  signInDone: "/auth/done",
} as const;

/** Ids of the places on a page that links lead to. */
export const anchors = {
  top: "top",
  content: "content",
  services: "services",
  subscribe: "subscribe",
  story: "our-story",
} as const;
