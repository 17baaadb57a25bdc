import { operatingSince, place } from "@/lib/shop/facts";
import type { Copy } from "@/lib/copy/copy-type";
import { claims } from "@/lib/copy/hi/advertising-claims";
import { deliverySpan, region } from "@/lib/copy/hi/hours-and-place";

export const about: Copy["about"] = {
  title: `देहाती मिल्क के बारे में - ${place.hi.city} में गाँव की डेयरी`,
  description: `${region} में गाँव की डेयरी, देहाती मिल्क की कहानी। हम क्या बनाते हैं, कैसे काम करते हैं, और लोग हमारा दूध, दही, पनीर और घी क्यों चुनते हैं।`,
  heading: "हमारे गाँव से आपके घर तक",
  intro: `देहाती मिल्क ${region} में गाँव की एक डेयरी है। हम ताज़ा दूध और दूध से बनी पारंपरिक चीज़ें आसपास के घरों तक पहुँचाते हैं।`,
  story: {
    heading: "हमारी कहानी",
    paragraphs: [
      `${operatingSince} से हम एक सीधी-सी इच्छा लेकर काम कर रहे हैं कि शहर का परिवार भी वही दूध पिए, जो गाँव का परिवार पीता है।`,
      `इसलिए गाँव से आपके घर तक का रास्ता हमने छोटा रखा है। ${claims.hygienic}, और हर दिन ${deliverySpan} घर पर डिलीवरी। ${claims.pureAndFresh}, और छिपाने को कुछ नहीं।`,
    ],
  },
  goods: {
    heading: "हमारे यहाँ क्या-क्या मिलता है",
    names: {
      "fresh-cow-milk": "गाय का ताज़ा दूध",
      "buffalo-milk": "भैंस का दूध",
      paneer: "पनीर",
      ghee: "घी",
      curd: "दही",
      buttermilk: "छाछ (मट्ठा)",
    },
    order: "मात्रा और दाम देखें",
    ask: "WhatsApp पर पूछें",
    question: "नमस्ते देहाती मिल्क, क्या आज आपके यहाँ {good} है, और दाम क्या है?",
  },
  why: {
    heading: "देहाती मिल्क क्यों चुनें",
    benefits: {
      "no-adulteration": claims.pureAndFresh,
      "daily-delivery": "फ़ार्म से घर तक रोज़ डिलीवरी",
      hygienic: claims.hygienic,
      "traditional-taste": "पारंपरिक स्वाद, आज की सुविधा के साथ",
      "local-farmers": "आसपास के किसानों का साथ और पर्यावरण का ध्यान",
    },
  },
  order: "ऑर्डर करें",
};
