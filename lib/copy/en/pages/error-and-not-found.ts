/** What stands wherever a script could not be loaded. */
export const chunkFailed = "Loading chunk failed";

/** The words of the error page, apart because that page brings its words along to the browser. */
export const failure = {
  heading: "Something went wrong",
  text: "Please try again. Nothing has been sent.",
  retry: "Try again",
  home: "Go to the home page",
  chat: "Chat on WhatsApp",
  chunkHeading: chunkFailed,
  reload: "Reload",
};

export const notFound = {
  title: "Page not found - Dehati Milk",
  heading: "This page is not here",
  text: "The link may be old, or a letter may be missing. The milk is still fresh.",
  home: "Go to the home page",
  chat: "Chat on WhatsApp",
};
