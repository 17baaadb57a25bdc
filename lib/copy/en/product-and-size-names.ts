export const products = {
  "desi-cow-milk": "Desi cow milk",
  "homemade-curd": "Homemade Curd",
  "pure-desi-ghee": "Pure Desi Ghee",
  "fresh-paneer": "Fresh Paneer",
  "a2-milk": "A2 milk",
  "premium-fresh-milk": "Premium fresh milk",
};

export const sizes = {
  "half-liter": "1/2 Liter",
  "1-liter": "1 Liter",
  "1.5-liter": "1.5 Liter",
  "2-liter": "2 Liter",
  "250g": "250g",
  "500g": "500g",
  "1-kg": "1 kg",
};
