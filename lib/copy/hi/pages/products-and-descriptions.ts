import { place } from "@/lib/shop/facts";
import type { Copy } from "@/lib/copy/copy-type";
import { popups } from "@/lib/copy/hi/cart-and-checkout";
import { deliverySpan, region } from "@/lib/copy/hi/hours-and-place";
import { blankOrder } from "@/lib/copy/hi/order-message";
import { sizes } from "@/lib/copy/hi/product-and-size-names";

/** The page of all products. */
export const shop: Copy["shop"] = {
  title: `हमारी दुकान - देहाती मिल्क, ${place.hi.city}`,
  description: `देसी गाय का दूध, A2 दूध, प्रीमियम दूध, दही, पनीर और घी, सबके दाम यहाँ देखें। टोकरी भरें, WhatsApp पर ऑर्डर करें, ${region} में घर बैठे पाएँ।`,
  heading: "हमारी दुकान",
  intro: "मात्रा चुनें, टोकरी भरें और ऑर्डर WhatsApp पर भेज दें। इस वेबसाइट पर पैसे नहीं देने हैं।",
  form: {
    size: "मात्रा और दाम",
    option: "{size} - {price}",
    soldOut: "{size} - {price} (अभी खत्म)",
    add: "टोकरी में डालें",
    order: "WhatsApp पर ऑर्डर करें",
    sizes,
    blank: blankOrder,
  },
  cartButton: "टोकरी",
  cartCount: { one: "चीज़", other: "चीज़ें" },
  opening: "टोकरी खुल रही है…",
  plainIntro:
    "मात्रा चुनकर उसके नीचे का बटन दबाएँ। WhatsApp पर ऑर्डर लिखा हुआ मिलेगा, अपना नाम और पता भरकर भेज दें। एक साथ कई चीज़ें चाहिए हों, तो फ़ोन या WhatsApp पर बात करें:",
  ...popups,
};

/** The page of one product. */
export const product: Copy["product"] = {
  title: `{product} - देहाती मिल्क, ${place.hi.city}`,
  description: `{sentence} दाम {price} से शुरू। WhatsApp पर ऑर्डर करें, ${place.hi.city} में डिलीवरी ${deliverySpan}।`,
  texts: {
    "desi-cow-milk":
      "हर दिन का दूध। सुबह की चाय के लिए, बच्चों के पीने के लिए, और खुशी का कोई मौका हो, तो खीर के लिए।",
    "homemade-curd": "दोपहर के खाने के साथ, दही-चूड़े में, कढ़ी और रायते में, या थोड़ी चीनी मिलाकर लस्सी में।",
    "pure-desi-ghee": "गरम दाल और रोटी पर एक चम्मच, लिट्टी और हलवे में, और त्योहार की हर मिठाई में।",
    "fresh-paneer": "मटर पनीर, पालक पनीर और पकौड़ों के लिए, या बस नमक-मिर्च डालकर सुनहरा तलने के लिए।",
    "a2-milk":
      "चाय के लिए, गिलास भर पीने के लिए, और दूध से बनने वाली हर चीज़ के लिए। इसके बारे में कुछ और जानना हो, तो हमसे पूछें। हम खुशी से बताएँगे।",
    "premium-fresh-milk":
      "उनके लिए, जिन्हें गाढ़ी चाय और गाढ़ी खीर पसंद है। कौन-सा दूध लें, यह तय न कर पाएँ, तो हमसे पूछें। हम खुशी से बताएँगे।",
  },
  plans: {
    text: "यह दूध आप रोज़, एक दिन छोड़कर या हर हफ़्ते बँधवा भी सकते हैं।",
    question: "नमस्ते देहाती मिल्क, मुझे {product} बँधवाने के प्लान के बारे में पूछना है।",
  },
  trail: "आप यहाँ हैं",
  sizes: "मात्रा और दाम",
  from: "{price} से शुरू",
  delivery: {
    heading: "आप तक कैसे पहुँचता है",
    rules: [
      `${region} में हर दिन ${deliverySpan} डिलीवरी।`,
      "ऑर्डर WhatsApp पर होता है। इस वेबसाइट पर पैसे नहीं देने हैं।",
      "दरवाज़े पर ही देख लें। चीज़ें सिर्फ़ डिलीवरी के समय वापस ली जाती हैं।",
    ],
  },
  shareText: "{product} - देहाती मिल्क। {sentence}",
  others: "हमारी दुकान की और चीज़ें",
  all: "सारी चीज़ें देखें",
};

export const soldOut: Copy["soldOut"] = {
  label: "अभी खत्म",
  text: "अभी खत्म है।",
  all: "अभी सब कुछ खत्म है। ऑर्डर फिर कब दे सकते हैं, WhatsApp पर पूछ लें।",
  question: "नमस्ते देहाती मिल्क, {product} फिर कब मिलेगा?",
  description: `{sentence} अभी खत्म है। WhatsApp पर पूछ लें। ${place.hi.city} में डिलीवरी ${deliverySpan}।`,
};

/** What each product is, in a sentence. */
export const descriptions: Copy["descriptions"] = {
  "desi-cow-milk": "देसी गाय का ताज़ा दूध, सफ़ाई से दुहा हुआ, सीधे आपके दरवाज़े पर।",
  "homemade-curd": "धीरे-धीरे जमा गाढ़ा दही, जैसा घर में जमता है।",
  "pure-desi-ghee": "सुनहरा, दानेदार घी, जिसमें गाँव की रसोई की खुशबू है।",
  "fresh-paneer": "नरम, दूधिया पनीर, आपकी रसोई के लिए ताज़ा बना हुआ।",
  "a2-milk": "पूरे परिवार के लिए, हर दिन का A2 दूध।",
  "premium-fresh-milk": "हमारा प्रीमियम दूध, गाढ़ी चाय और खीर के लिए, या गिलास भर पीने के लिए।",
};
