/** What the dairy makes. Goods without a product are sold on request. */
export const goods = [
  { id: "fresh-cow-milk", product: "desi-cow-milk", picture: "desi-cow-milk" },
  { id: "buffalo-milk", product: undefined, picture: "buffalo-milk" },
  { id: "paneer", product: "fresh-paneer", picture: "fresh-paneer" },
  { id: "ghee", product: "pure-desi-ghee", picture: "pure-desi-ghee" },
  { id: "curd", product: "homemade-curd", picture: "homemade-curd" },
  { id: "buttermilk", product: undefined, picture: "buttermilk" },
] as const;
