import type * as en from "@/lib/copy/en/buttons";

export const said: typeof en.said = {
  ok: "ठीक है",
  close: "बंद करें",
  call: "फ़ोन करें",
  chat: "WhatsApp पर बात करें",
  print: "प्रिंट करें",
};

export const copying: typeof en.copying = {
  copied: "कॉपी हो गया",
  copyByHand: "यहाँ कॉपी नहीं हो पाया। नीचे चुना हुआ टेक्स्ट खुद कॉपी कर लें।",
};
