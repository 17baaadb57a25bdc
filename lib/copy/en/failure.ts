import { said } from "@/lib/copy/en/buttons";

/** What is said where a page or a part of it fails. The layout writes it into the page as attributes: no key has capitals. */
export const failure = {
  heading: "Something went wrong",
  text: "Please try again. Nothing has been sent.",
  retry: "Try again",
  home: "Go to the home page",
  chat: said.chat,
  chunk: "Loading chunk failed",
  reload: "Reload",
};
