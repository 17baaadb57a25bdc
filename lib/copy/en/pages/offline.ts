export const offline = {
  title: "No network - Dehati Milk",
  description:
    "This page of Dehati Milk needs the network. The rest of the shop opens without it, and your cart stays with you.",
  heading: "This page needs the network",
  text: "Signing in and a few other pages do not open without it. The shop does: choose your milk, fill your cart, and send the order when the network is back.",
  shop: "Go to the shop",
  retry: "Try again",
};
