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
