export const share = {
  button: "Share",
  copied: "Link copied",
  copyByHand: "Copying is blocked here. Copy the selected link below.",
  link: "Link",
};
