export const pictures = {
  "desi-cow-milk": "Glass bottle of fresh cow milk with a red checked cloth cap",
  "homemade-curd": "Set curd in a painted clay pot, a brass spoon of curd beside it",
  "pure-desi-ghee": "Jar of golden ghee under a red checked cloth, a brass bowl beside it",
  "fresh-paneer": "Block, slices and cubes of fresh paneer on a banana leaf",
  "a2-milk": "Glass bottle of A2 milk with a green checked cloth cap, a clay cup beside it",
  "premium-fresh-milk": "Tall glass bottle of premium milk with a muslin cap and a steel pot",
  "buffalo-milk": "Short wide glass bottle of buffalo milk with a plum checked cloth cap",
  buttermilk: "Two painted clay cups of frothy buttermilk with mint and roasted cumin",
  hero: "Curd in a clay pot, a bottle of milk, a jar of ghee and paneer on a banana leaf, with a village field in morning light behind",
  doorstep: "Three bottles of milk in a wooden crate and a steel milk can on a doorstep at dawn",
  heritage: "Brass pot, clay pots and cups before a mud wall painted with peacocks and lotus",
};

/** Of the pictures that chats show beside a link. */
export const previews = { page: "{heading}. {picture}", product: "{product}: {prices}. {picture}" };
