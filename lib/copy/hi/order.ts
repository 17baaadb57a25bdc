import type * as en from "@/lib/copy/en/order";
import { buttons, failure } from "@/lib/copy/hi/site";
import { cancelBy, dayParts } from "@/lib/copy/hi/phrases";
import { productNames, sizes } from "@/lib/copy/hi/catalogue";
import { area } from "@/lib/shop/facts";

const { city, state, postalCode } = area.hi;

export const order: typeof en.order = {
  greeting: "नमस्ते देहाती मिल्क, मुझे ऑर्डर देना है।",
  products: productNames,
  sizes,
  fields: {
    name: { label: "नाम", missing: "कृपया अपना नाम लिखें" },
    address1: {
      label: "पता, पहली लाइन",
      earlierLabel: "पता",
      missing: "कृपया अपना पता लिखें",
    },
    address2: { label: "पता, दूसरी लाइन" },
    mobile: {
      label: "मोबाइल नंबर",
      placeholder: "10 अंकों का मोबाइल नंबर",
      missing: "कृपया अपना मोबाइल नंबर लिखें",
      hint: "नंबर एक बार फिर देख लें, डिलीवरी के समय हम इसी पर फ़ोन करेंगे",
    },
    landmark: { label: "घर के पास की पहचान", emptyText: "नहीं बताई" },
  },
  addressEnd: `${city}, ${state} - ${postalCode}`,
  total: "कुल: {total}",
  reference: "ऑर्डर {number}, {day} {month} {year}, {time}",
  insteadOf: "यह ऑर्डर {numbers} की जगह है",
  months: "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर".split(" "),
  time: "{part} {hour}:{minute} बजे",
  dayParts,
  again: "यही ऑर्डर दोबारा देने के लिए: {link}",
};

export const plan: typeof en.plan = {
  question: "नमस्ते देहाती मिल्क, मुझे दूध बँधवाने के बारे में पूछना है।",
  plan: "प्लान",
  product: "चीज़",
};

export const added: typeof en.added = {
  title: "टोकरी में डाल दिया",
  ok: buttons.ok,
  goToCart: "टोकरी देखें",
};

export const cartButton: typeof en.cartButton = {
  text: "टोकरी",
  count: { one: "चीज़", other: "चीज़ें" },
};

export const cart: typeof en.cart = {
  title: "आपकी टोकरी",
  opening: "खुल रहा है…",
  missing: failure.chunk,
  stays: "आपकी टोकरी वैसी ही रहेगी।",
  empty: "आपकी टोकरी अभी खाली है। कुछ ताज़ा चुनें, वह आपको यहीं मिलेगा।",
  remove: "हटाएँ",
  addOneMore: "एक और डालें",
  removed: "हटा दिया: {item}",
  undo: "वापस रखें",
  total: "कुल",
  checkout: "आगे बढ़ें",
  withdrawn: "जो अभी खत्म है, वह टोकरी से हटा दिया गया है: {items}",
  renewed: "आपके पेज खोलने के बाद दाम या सामान बदल गया है। टोकरी अब के हिसाब से है।",
  memoryNote: "यह पेज बंद करने या दोबारा लोड करने पर टोकरी खाली हो जाएगी।",
  cancel: cancelBy,
  share: "यह टोकरी शेयर करें",
  shareText: "देहाती मिल्क की टोकरी: {items}",
};

export const sharedCart: typeof en.sharedCart = {
  title: "ये चीज़ें टोकरी में डालें?",
  text: "आपने जो लिंक खोला है, उसमें ये चीज़ें हैं। दाम आज के हैं।",
  missing: "आज नहीं मिलेगा:",
  cut: {
    title: "यह लिंक अधूरा है",
    text: "रास्ते में इसका एक हिस्सा कट गया। लिंक फिर से मँगा लें, या बाकी चीज़ें यहीं से चुनें।",
  },
  inCart: {
    one: "आपकी टोकरी में पहले से 1 चीज़ है। इन्हें भी डालें, या टोकरी बदल दें?",
    other: "आपकी टोकरी में पहले से {count} चीज़ें हैं। इन्हें भी डालें, या पूरी टोकरी बदल दें?",
  },
  add: "टोकरी में डालें",
  replace: "टोकरी बदलें",
  notNow: "अभी नहीं",
  nothing: {
    title: "इनमें से आज कुछ नहीं मिलेगा",
    text: "इस लिंक की चीज़ें आज हमारी दुकान में नहीं हैं। आज जो ताज़ा है, वह देखें।",
  },
  look: "हमारी दुकान देखें",
};

export const delivery: typeof en.delivery = {
  title: "डिलीवरी का पता भरें",
  city: "शहर",
  state: "राज्य",
  postalCode: "पिन कोड",
  area: area.hi,
  optional: "ज़रूरी नहीं",
  tooLong: "कृपया इसे थोड़ा छोटा करके लिखें",
  alerts: {
    "cart-empty": "आपकी टोकरी खाली है!",
    "fields-missing": "कृपया सारी ज़रूरी जानकारी भरें!",
    "fields-too-long": "कृपया निशान वाली जगहों में कम शब्द लिखें।",
  },
  privacy: "यह जानकारी सिर्फ़ आपके WhatsApp मैसेज में जाती है। यह वेबसाइट इसे अपने पास नहीं रखती।",
  outdated: "आपके पेज खोलने के बाद दाम या सामान बदल गया है।",
  renew: "आज के दाम दिखाएँ (पता फिर से लिखना होगा)",
  opens: {
    one: "WhatsApp खुलेगा · 1 चीज़ · {total}",
    other: "WhatsApp खुलेगा · {count} चीज़ें · {total}",
  },
  relation: {
    question: "आपने अभी-अभी {number} ({total}) तैयार किया है। यह ऑर्डर …",
    before: "{number}: {items}",
    now: "अब: {items}",
    changed: "बदला है: {fields}",
    anyField: "नाम या पता",
    instead: "उसकी जगह है",
    addition: "उसके अलावा है",
    comes: {
      instead: "दोनों में से सिर्फ़ यही आएगा: {total}",
      addition: "दोनों ऑर्डर आएँगे, कुल {total}",
    },
    missing: "कृपया दोनों में से एक चुनें",
  },
  deliver: "यहाँ पहुँचाएँ",
  cancel: "रहने दें",
};

export const prepared: typeof en.prepared = {
  title: "ऑर्डर लिख गया, बस भेजना बाकी है",
  text: "WhatsApp पर आपका ऑर्डर लिखा हुआ मिलेगा। वहाँ भेजने वाला बटन दबाएँ, तो ऑर्डर हम तक पहुँच जाएगा।",
  order: {
    one: "ऑर्डर {number} · 1 चीज़ · {total}",
    other: "ऑर्डर {number} · {count} चीज़ें · {total}",
  },
  openWhatsApp: "WhatsApp खोलें",
  question: "क्या ऑर्डर {number} चला गया?",
  yes: "हाँ, चला गया",
  openAgain: "WhatsApp दोबारा खोलें",
  change: "इसे बदलें",
  privacy: "आपका नाम और पता यहाँ नहीं रखा जाता। दोबारा भेजने के लिए कृपया फिर से लिखें।",
  notOpened: "WhatsApp नहीं खुला?",
  copy: "ऑर्डर कॉपी करें",
};
