import type * as en from "@/lib/copy/en/pages";
import * as phrases from "@/lib/copy/hi/phrases";
import * as facts from "@/lib/shop/facts";

export const home: typeof en.home = {
  title: `देहाती मिल्क - ${phrases.areaName} में ताज़ा दूध, रोज़ आपके घर`,
  description: `गाय का ताज़ा दूध, A2 दूध, दही, पनीर और देसी घी, गाँव से सीधे आपके घर। WhatsApp पर ऑर्डर करें। ${phrases.areaName} में डिलीवरी ${phrases.deliverySpan}।`,
  tagline: "गाँव से घर तक - शुद्ध और पौष्टिक दूध",
  headline: "देहाती मिल्क का दूध, दही, पनीर और घी, रोज़ आपके घर",
  purity: `${phrases.pureAndFresh}।`,
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
      text: `${phrases.freshEveryMorning}। डिलीवरी ${phrases.deliverySpan}।`,
    },
  },
  heritage: {
    heading: "हमारे गाँव की विरासत",
    text: `देहाती यानी गाँव का। ${facts.area.hi.city} के आसपास, मिथिला की धरती पर, दही मिट्टी की हाँड़ी में जमता है, दही मथने से छाछ बनती है और घी धीमी आँच पर पकता है। हम आज भी उन्हीं तरीकों से काम करते हैं, ${phrases.hygienic} के साथ।`,
    link: "हमारी कहानी पढ़ें",
  },
  services: {
    heading: "हमारी सेवाएँ",
    delivery: {
      heading: "रोज़ सुबह डिलीवरी",
      text: `${phrases.freshEveryMorning}। ${phrases.areaName} में घर पर डिलीवरी, ${phrases.deliverySpan}।`,
    },
    subscriptions: {
      heading: "दूध बँधवाने के प्लान",
      text: "अपने घर की ज़रूरत के हिसाब से चुनें।",
      plans: {
        daily: { name: phrases.planNames.daily, text: "हर दिन दूध आपके दरवाज़े पर" },
        "alternate-day": { name: phrases.planNames["alternate-day"], text: "हर दूसरे दिन" },
        weekly: { name: phrases.planNames.weekly, text: "हफ़्ते में एक बार" },
      },
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
    text: `${phrases.anyPlan}, जैसा आप चाहें। हमारे पेज पर प्लान शुरू करें, या पहले हमसे पूछ लें। हम खुशी से बताएँगे।`,
    subscribe: "दूध बँधवाएँ",
  },
};

export const about: typeof en.about = {
  title: `देहाती मिल्क के बारे में - ${facts.area.hi.city} में गाँव की डेयरी`,
  description: `${phrases.areaName} में गाँव की डेयरी, देहाती मिल्क की कहानी। हम क्या बनाते हैं, कैसे काम करते हैं, और लोग हमारा दूध, दही, पनीर और घी क्यों चुनते हैं।`,
  heading: "हमारे गाँव से आपके घर तक",
  intro: `देहाती मिल्क ${phrases.areaName} में गाँव की एक डेयरी है। हम ताज़ा दूध और दूध से बनी पारंपरिक चीज़ें आसपास के घरों तक पहुँचाते हैं।`,
  story: {
    heading: "हमारी कहानी",
    paragraphs: [
      `${facts.operatingSince} से हम एक सीधी-सी इच्छा लेकर काम कर रहे हैं कि शहर का परिवार भी वही दूध पिए, जो गाँव का परिवार पीता है।`,
      `इसलिए गाँव से आपके घर तक का रास्ता हमने छोटा रखा है। ${phrases.hygienic}, और हर दिन ${phrases.deliverySpan} घर पर डिलीवरी। ${phrases.pureAndFresh}, और छिपाने को कुछ नहीं।`,
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
      "no-adulteration": phrases.pureAndFresh,
      "daily-delivery": "फ़ार्म से घर तक रोज़ डिलीवरी",
      hygienic: phrases.hygienic,
      "traditional-taste": "पारंपरिक स्वाद, आज की सुविधा के साथ",
      "local-farmers": "आसपास के किसानों का साथ और पर्यावरण का ध्यान",
    },
  },
};

export const refund: typeof en.refund = {
  description: `दूध और बाकी चीज़ें डिलीवरी के समय देख लें। कोई गड़बड़ हो, तो ${phrases.duration(facts.complaints.windowHours)} के अंदर शिकायत करें। चीज़ें वापस करने, रिफ़ंड पाने और ऑर्डर या प्लान रद्द करने के नियम।`,
  heading: "रिफ़ंड और वापसी के नियम",
  intro: "दूध थोड़े समय ही ताज़ा रहता है, इसलिए हमारे नियम भी थोड़े ही हैं।",
  sections: [
    {
      heading: "ताज़गी की गारंटी",
      text: "हमारे यहाँ से हर चीज़ ताज़ी निकलती है। दूध और बाकी चीज़ें पहुँचते ही, डिलीवरी करने वाले के सामने देख लें।",
    },
    {
      heading: "वापसी कब हो सकती है",
      rules: [
        "चीज़ें सिर्फ़ डिलीवरी के समय वापस ली जाती हैं। डिलीवरी करने वाले के चले जाने के बाद वापसी नहीं होती।",
        `कोई गड़बड़ हो, तो डिलीवरी के बाद *${phrases.duration(facts.complaints.windowHours)}* के अंदर फ़ोन या चैट पर शिकायत करें। हो सके, तो फ़ोटो या वीडियो भी भेजें।`,
        `डिलीवरी के *${phrases.duration(facts.complaints.cutoffHours)}* बाद आई शिकायत पर विचार नहीं किया जाता।`,
      ],
    },
    {
      heading: "रिफ़ंड कब मिलता है",
      text: "रिफ़ंड तब मिलता है, जब:",
      rules: [
        "डिलीवरी के समय दूध खराब या फटा हुआ हो,",
        "गलत चीज़ पहुँची हो,",
        "पैसे देने के बाद भी ऑर्डर छूट गया हो या न पहुँचा हो।",
      ],
    },
    {
      heading: "रिफ़ंड कैसे मिलता है",
      text: "जाँच में शिकायत सही निकलने पर रिफ़ंड दे दिया जाता है, या उसका हिसाब अगले बिल या डिलीवरी में बराबर कर दिया जाता है।",
    },
    {
      heading: "किन चीज़ों पर रिफ़ंड नहीं मिलता",
      text: "जो दूध आपने ले लिया और फिर इस्तेमाल कर लिया या ठीक से नहीं रखा, उस पर रिफ़ंड नहीं मिलता।",
    },
    {
      heading: "रद्द करने के नियम",
      rules: [
        ...(facts.subscriptionPlans.includes("daily")
          ? [
              `रोज़ का बँधा दूध रद्द करना हो, तो *${phrases.clock(facts.cancellation.dailyBeforeClock)}* से पहले फ़ोन या चैट पर बताएँ।`,
            ]
          : []),
        `एक बार का ऑर्डर डिलीवरी के तय समय से *${phrases.duration(facts.cancellation.oneTimeHoursBefore)}* पहले तक रद्द कर सकते हैं।`,
      ],
    },
  ],
  help: {
    heading: "मदद चाहिए?",
    phone: "फ़ोन",
    chat: "चैट",
    question: "नमस्ते देहाती मिल्क, मुझे एक डिलीवरी के बारे में मदद चाहिए।",
    email: "ईमेल",
    hours: "हमसे बात करने का समय",
    span: `*${phrases.clock(facts.supportHours.from)}* से *${phrases.clock(facts.supportHours.to)}* तक`,
  },
};

export const leaflet: typeof en.leaflet = {
  title: "प्रिंट के लिए पर्चा, सारे दामों के साथ - देहाती मिल्क",
  intro: "यह एक पन्ने का पर्चा है। प्रिंट करके बाँटें या दीवार पर लगाएँ। बिना रंग के भी अच्छा छपता है।",
  howToOrder: "ऑर्डर कैसे करें",
  steps: [
    "QR कोड स्कैन करें, या उसके नीचे लिखा लिंक खोलें।",
    "मात्रा चुनें और टोकरी भरें।",
    "ऑर्डर WhatsApp पर भेज दें। हम घर पहुँचा देंगे।",
  ],
  qrCode: "दुकान का QR कोड: {address}",
  call: "या फ़ोन करें",
};
