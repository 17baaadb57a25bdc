import { place } from "@/lib/shop/facts";
import { products, sizes } from "@/lib/copy/en/product-and-size-names";

/** What the order of one item says, with lines for the shopper to fill in. */
export const blankOrder = {
  greeting: "Hello Dehati Milk, I would like to place an order.",
  total: "Total: {total}",
  name: "Name",
  address: "Address",
  place: `${place.en.city}, ${place.en.state} - ${place.en.postalCode}`,
  mobile: "Mobile",
  landmark: "Landmark",
};

export const order = {
  ...blankOrder,
  products,
  sizes,
  reference: "Order {number}, {day} {month} {year}, {time}",
  insteadOf: "Instead of {numbers}",
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  times: {
    "small-hours": "{hour}:{minute} AM",
    morning: "{hour}:{minute} AM",
    afternoon: "{hour}:{minute} PM",
    evening: "{hour}:{minute} PM",
    night: "{hour}:{minute} PM",
  },
  noLandmark: "N/A",
  again: "Order this again: {link}",
};
