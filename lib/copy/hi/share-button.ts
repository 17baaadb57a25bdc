export const share = {
  button: "शेयर करें",
  copied: "लिंक कॉपी हो गया",
  copyByHand: "यहाँ कॉपी नहीं हो पाया। नीचे चुना हुआ लिंक खुद कॉपी कर लें।",
  link: "लिंक",
};
