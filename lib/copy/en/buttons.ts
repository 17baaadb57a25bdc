/** What buttons and links say in several places. */
export const said = {
  ok: "OK",
  close: "Close",
  call: "Call",
  chat: "Chat on WhatsApp",
  print: "Print",
};

/** What a button that copies answers. */
export const copying = {
  copied: "Copied",
  copyByHand: "Copying is blocked here. Copy the selected text below.",
};
