import { place } from "@/lib/shop/facts";
import { dayParts } from "@/lib/copy/hi/parts-of-day";
import { products, sizes } from "@/lib/copy/hi/product-and-size-names";

/** What the order of one item says, with lines for the shopper to fill in. */
export const blankOrder = {
  greeting: "नमस्ते देहाती मिल्क, मुझे ऑर्डर देना है।",
  total: "कुल: {total}",
  name: "नाम",
  address: "पता",
  place: `${place.hi.city}, ${place.hi.state} - ${place.hi.postalCode}`,
  mobile: "मोबाइल नंबर",
  landmark: "घर के पास की पहचान",
};

export const order = {
  ...blankOrder,
  products,
  sizes,
  reference: "ऑर्डर {number}, {day} {month} {year}, {time}",
  insteadOf: "यह ऑर्डर {numbers} की जगह है",
  months: [
    "जनवरी",
    "फ़रवरी",
    "मार्च",
    "अप्रैल",
    "मई",
    "जून",
    "जुलाई",
    "अगस्त",
    "सितंबर",
    "अक्टूबर",
    "नवंबर",
    "दिसंबर",
  ],
  times: {
    "small-hours": `${dayParts["small-hours"]} {hour}:{minute} बजे`,
    morning: `${dayParts.morning} {hour}:{minute} बजे`,
    afternoon: `${dayParts.afternoon} {hour}:{minute} बजे`,
    evening: `${dayParts.evening} {hour}:{minute} बजे`,
    night: `${dayParts.night} {hour}:{minute} बजे`,
  },
  noLandmark: "नहीं बताई",
  again: "यही ऑर्डर दोबारा देने के लिए: {link}",
};
