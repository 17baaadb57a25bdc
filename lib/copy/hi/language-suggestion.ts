/** What English pages say to a visitor whose browser prefers Hindi. */
export const suggestion = {
  text: "यह दुकान हिन्दी में भी है।",
  link: "हिन्दी में देखें",
  close: "बंद करें",
};
