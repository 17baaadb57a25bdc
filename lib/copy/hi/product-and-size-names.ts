export const products = {
  "desi-cow-milk": "देसी गाय का दूध",
  "homemade-curd": "घर का जमा दही",
  "pure-desi-ghee": "शुद्ध देसी घी",
  "fresh-paneer": "ताज़ा पनीर",
  "a2-milk": "A2 दूध",
  "premium-fresh-milk": "प्रीमियम ताज़ा दूध",
};

export const sizes = {
  "half-liter": "आधा लीटर",
  "1-liter": "1 लीटर",
  "1.5-liter": "डेढ़ लीटर",
  "2-liter": "2 लीटर",
  "250g": "250 ग्राम",
  "500g": "आधा किलो",
  "1-kg": "1 किलो",
};
