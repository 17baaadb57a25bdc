import { said } from "@/lib/copy/en/buttons";

/** The words of the error page, which has them in the browser in both languages: they bring no facts along. */
export const failure = {
  heading: "Something went wrong",
  text: "Please try again. Nothing has been sent.",
  retry: "Try again",
  home: "Go to the home page",
  chat: said.chat,
  chunkHeading: "Loading chunk failed",
  reload: "Reload",
};
