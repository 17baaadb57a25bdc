import type * as en from "@/lib/copy/en/catalogue";
import { anyPlan, deliverySpan, areaName, cancelBy } from "@/lib/copy/hi/phrases";
import { area } from "@/lib/shop/facts";

export const productNames: typeof en.productNames = {
  "desi-cow-milk": "देसी गाय का दूध",
  "homemade-curd": "घर का जमा दही",
  "pure-desi-ghee": "शुद्ध देसी घी",
  "fresh-paneer": "ताज़ा पनीर",
  "a2-milk": "A2 दूध",
  "premium-fresh-milk": "प्रीमियम ताज़ा दूध",
};

export const productSentences: typeof en.productSentences = {
  "desi-cow-milk": "देसी गाय का ताज़ा दूध, सफ़ाई से दुहा हुआ, सीधे आपके दरवाज़े पर।",
  "homemade-curd": "धीरे-धीरे जमा गाढ़ा दही, जैसा घर में जमता है।",
  "pure-desi-ghee": "सुनहरा, दानेदार घी, जिसमें गाँव की रसोई की खुशबू है।",
  "fresh-paneer": "नरम, दूधिया पनीर, आपकी रसोई के लिए ताज़ा बना हुआ।",
  "a2-milk": "पूरे परिवार के लिए, हर दिन का A2 दूध।",
  "premium-fresh-milk": "हमारा प्रीमियम दूध, गाढ़ी चाय और खीर के लिए, या गिलास भर पीने के लिए।",
};

export const productTexts: typeof en.productTexts = {
  "desi-cow-milk":
    "हर दिन का दूध। सुबह की चाय के लिए, बच्चों के पीने के लिए, और खुशी का कोई मौका हो, तो खीर के लिए।",
  "homemade-curd": "दोपहर के खाने के साथ, दही-चूड़े में, कढ़ी और रायते में, या थोड़ी चीनी मिलाकर लस्सी में।",
  "pure-desi-ghee": "गरम दाल और रोटी पर एक चम्मच, लिट्टी और हलवे में, और त्योहार की हर मिठाई में।",
  "fresh-paneer": "मटर पनीर, पालक पनीर और पकौड़ों के लिए, या बस नमक-मिर्च डालकर सुनहरा तलने के लिए।",
  "a2-milk":
    "चाय के लिए, गिलास भर पीने के लिए, और दूध से बनने वाली हर चीज़ के लिए। इसके बारे में कुछ और जानना हो, तो हमसे पूछें। हम खुशी से बताएँगे।",
  "premium-fresh-milk":
    "उनके लिए, जिन्हें गाढ़ी चाय और गाढ़ी खीर पसंद है। कौन-सा दूध लें, यह तय न कर पाएँ, तो हमसे पूछें। हम खुशी से बताएँगे।",
};

export const sizes: typeof en.sizes = {
  "half-liter": "आधा लीटर",
  "1-liter": "1 लीटर",
  "1.5-liter": "डेढ़ लीटर",
  "2-liter": "2 लीटर",
  "250g": "250 ग्राम",
  "500g": "आधा किलो",
  "1-kg": "1 किलो",
};

export const pictures: typeof en.pictures = {
  "desi-cow-milk": "काँच की बोतल में गाय का ताज़ा दूध, मुँह पर लाल चारखाने का कपड़ा",
  "homemade-curd": "चित्रकारी वाली मिट्टी की हाँड़ी में जमा दही, पास में दही से भरा पीतल का चम्मच",
  "pure-desi-ghee": "लाल चारखाने के कपड़े से ढका सुनहरे घी का मर्तबान, पास में पीतल की कटोरी",
  "fresh-paneer": "केले के पत्ते पर ताज़ा पनीर का एक बड़ा टुकड़ा, साथ में कुछ पतले और कुछ छोटे चौकोर टुकड़े",
  "a2-milk": "काँच की बोतल में A2 दूध, मुँह पर हरे चारखाने का कपड़ा, पास में एक कुल्हड़",
  "premium-fresh-milk": "काँच की लंबी बोतल में प्रीमियम दूध, मुँह पर मलमल का कपड़ा, पास में स्टील का लोटा",
  "buffalo-milk": "काँच की छोटी, चौड़ी बोतल में भैंस का दूध, मुँह पर बैंगनी चारखाने का कपड़ा",
  buttermilk: "चित्रकारी वाले दो कुल्हड़ों में झागदार छाछ, साथ में पुदीना और भुना जीरा",
  "hero-tall": "हाँड़ी में दही, दूध की बोतल, घी का मर्तबान और केले के पत्ते पर पनीर, पीछे सुबह की धूप में गाँव का खेत",
  doorstep: "भोर में घर के दरवाज़े पर लकड़ी की पेटी में दूध की तीन बोतलें, पास में दूध का स्टील वाला डिब्बा",
  heritage: "मोर और कमल के चित्रों वाली मिट्टी की दीवार के आगे पीतल का कलश, मिट्टी की हाँड़ियाँ और कुल्हड़",
};

export const productsPage: typeof en.productsPage = {
  title: `हमारी दुकान - देहाती मिल्क, ${area.hi.city}`,
  description: `देसी गाय का दूध, A2 दूध, प्रीमियम दूध, दही, पनीर और घी, सबके दाम यहाँ देखें। टोकरी भरें, WhatsApp पर ऑर्डर करें, ${areaName} में घर बैठे पाएँ।`,
  heading: "हमारी दुकान",
  intro: "मात्रा चुनें, टोकरी भरें और ऑर्डर WhatsApp पर भेज दें। इस वेबसाइट पर पैसे नहीं देने हैं।",
  form: {
    size: "मात्रा और दाम",
    option: "{size} - {price}",
    soldOut: "{size} - {price} (अभी खत्म)",
    add: "टोकरी में डालें",
    order: "WhatsApp पर ऑर्डर करें",
  },
  question: { about: "कोई सवाल", text: "नमस्ते देहाती मिल्क, मुझे कुछ पूछना है।" },
  plainIntro:
    "मात्रा चुनकर उसके नीचे का बटन दबाएँ। WhatsApp पर ऑर्डर लिखा हुआ मिलेगा, अपना नाम और पता भरकर भेज दें। एक साथ कई चीज़ें चाहिए हों, तो फ़ोन या WhatsApp पर बात करें:",
};

export const productPage: typeof en.productPage = {
  title: `{product} - देहाती मिल्क, ${area.hi.city}`,
  description: `{sentence} दाम {price} से शुरू। WhatsApp पर ऑर्डर करें, ${area.hi.city} में डिलीवरी ${deliverySpan}।`,
  plans: `यह दूध आप ${anyPlan} बँधवा भी सकते हैं।`,
  trail: "आप यहाँ हैं",
  from: "{price} से शुरू",
  delivery: {
    heading: "आप तक कैसे पहुँचता है",
    rules: [
      `${areaName} में हर दिन ${deliverySpan} डिलीवरी।`,
      "ऑर्डर WhatsApp पर होता है। इस वेबसाइट पर पैसे नहीं देने हैं।",
      "दरवाज़े पर ही देख लें। चीज़ें सिर्फ़ डिलीवरी के समय वापस ली जाती हैं।",
      cancelBy,
    ],
  },
  shareText: "{product} - देहाती मिल्क। {sentence}",
  others: "हमारी दुकान की और चीज़ें",
  all: "सारी चीज़ें देखें",
};

export const soldOut: typeof en.soldOut = {
  label: "अभी खत्म",
  all: "अभी सब कुछ खत्म है। ऑर्डर फिर कब दे सकते हैं, WhatsApp पर पूछ लें।",
  question: "नमस्ते देहाती मिल्क, {product} फिर कब मिलेगा?",
};

export const units: typeof en.units = {
  liters: "{amount} ली.",
  kilos: "{amount} किलो",
  grams: "{amount} ग्रा.",
};
