/** The words about network and versions, apart because they come after the page. */
export const network = {
  away: "No network. You can still fill your cart.",
  update: "A new version of the shop is here.",
  updateTyped: "Reloading keeps your cart, but not what you typed in the form.",
  reload: "Reload",
  later: "Later",
};
