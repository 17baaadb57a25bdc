export const leaflet = {
  title: "Printable leaflet with all prices - Dehati Milk",
  description:
    "Dehati Milk on one page to print: every size and price in English and Hindi, a QR code to the shop, our numbers, and the hours of delivery.",
  intro: "One page to print, hand out or pin to a wall. Black and white will do.",
  print: "Print",
  prices: "Prices",
  howToOrder: "How to order",
  steps: {
    scan: "Scan the QR code, or open the address below it.",
    choose: "Choose a size and fill your cart.",
    send: "Send the order on WhatsApp. We bring it to your door.",
  },
  qrCode: "QR code of the shop: {address}",
  whatsapp: "Order on WhatsApp",
  call: "Or call us",
};
