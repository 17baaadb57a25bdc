import { place } from "@/lib/shop/facts";
import type { Copy } from "@/lib/copy/copy-type";
import { claims } from "@/lib/copy/hi/advertising-claims";
import { deliverySpan, region } from "@/lib/copy/hi/hours-and-place";

export const home: Copy["home"] = {
  title: `देहाती मिल्क - ${region} में ताज़ा दूध, रोज़ आपके घर`,
  description: `गाय का ताज़ा दूध, A2 दूध, दही, पनीर और देसी घी, गाँव से सीधे आपके घर। WhatsApp पर ऑर्डर करें। ${region} में डिलीवरी ${deliverySpan}।`,
  tagline: "गाँव से घर तक - शुद्ध और पौष्टिक दूध",
  headline: "देहाती मिल्क का दूध, दही, पनीर और घी, रोज़ आपके घर",
  purity: `${claims.pureAndFresh}।`,
  order: "ऑर्डर करें",
  featuresHeading: "इन बातों पर आप भरोसा कर सकते हैं",
  features: {
    "pure-and-fresh": {
      heading: "100% शुद्ध और ताज़ा",
      text: "वही दूध, जो गाँव के घरों में पिया जाता है।",
    },
    organic: {
      heading: "100% ऑर्गेनिक, बिना केमिकल",
      text: "दुहने की बाल्टी से आपके गिलास तक, दूध में कुछ भी नहीं मिलाया जाता।",
    },
    "farm-to-home": {
      heading: "फ़ार्म से घर तक, रोज़",
      text: `${claims.freshEveryMorning}। डिलीवरी ${deliverySpan}।`,
    },
  },
  heritage: {
    heading: "हमारे गाँव की विरासत",
    text: `देहाती यानी गाँव का। ${place.hi.city} के आसपास, मिथिला की धरती पर, दही मिट्टी की हाँड़ी में जमता है, दही मथने से छाछ बनती है और घी धीमी आँच पर पकता है। हम आज भी उन्हीं तरीकों से काम करते हैं, ${claims.hygienic} के साथ।`,
    link: "हमारी कहानी पढ़ें",
  },
  services: {
    heading: "हमारी सेवाएँ",
    delivery: {
      heading: "रोज़ सुबह डिलीवरी",
      text: `${claims.freshEveryMorning}। ${region} में घर पर डिलीवरी, ${deliverySpan}।`,
    },
    subscriptions: {
      heading: "दूध बँधवाने के प्लान",
      text: "अपने घर की ज़रूरत के हिसाब से चुनें।",
      plans: {
        daily: { name: "रोज़", text: "हर दिन दूध आपके दरवाज़े पर" },
        "alternate-day": { name: "एक दिन छोड़कर", text: "हर दूसरे दिन" },
        weekly: { name: "हर हफ़्ते", text: "हफ़्ते में एक बार" },
      },
      question: "नमस्ते देहाती मिल्क, मुझे “{plan}” प्लान के बारे में पूछना है।",
    },
  },
  badgesHeading: "हमारे वादे",
  badges: {
    "lab-tested": "लैब में जाँचा हुआ",
    "no-chemicals": "कोई केमिकल नहीं",
    "zero-plastic": "प्लास्टिक बिल्कुल नहीं",
    "indian-farmer": "भारतीय किसानों का साथ",
    "testing-kit": "मुफ़्त जाँच किट",
  },
  subscribe: {
    heading: "हर सुबह का ताज़ा दूध बँधवाएँ",
    text: "रोज़, एक दिन छोड़कर या हर हफ़्ते, जैसा आप चाहें। हमारे पेज पर प्लान शुरू करें, या पहले हमसे पूछ लें। हम खुशी से बताएँगे।",
    subscribe: "दूध बँधवाएँ",
    contact: "हमसे बात करें",
  },
};
