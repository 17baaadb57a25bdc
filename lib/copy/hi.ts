import {
  cancellation,
  complaints,
  deliveryHours,
  operatingSince,
  placeInHindi as place,
  supportHours,
  type Hours,
} from "@/lib/business";
import { dayPart, type DayPart } from "@/lib/clock";
import type { Copy } from "@/lib/copy/copy";
import { failure } from "@/lib/copy/hi-failure";

// Terms, spelling and their reasons are in docs/glossary.md.

const dayParts: Readonly<Record<DayPart, string>> = {
  "small-hours": "रात",
  morning: "सुबह",
  afternoon: "दोपहर",
  evening: "शाम",
  night: "रात",
};
const hour = (hour: number) => `${dayParts[dayPart(hour)]} ${hour % 12 || 12} बजे`;
const span = ({ from, to }: Hours) => `${hour(from)} से ${hour(to)} तक`;
const deliverySpan = span(deliveryHours);
const supportSpan = span(supportHours);
// Always before "के अंदर", "पहले" or "बाद", where one hour, too, is घंटे.
const hours = (count: number) => `${count} घंटे`;
const region = `${place.city}, ${place.state}`;
const fullPlace = `${region} - ${place.postalCode}`;

const greeting = "नमस्ते देहाती मिल्क, मुझे ऑर्डर देना है।";
const products = {
  "desi-cow-milk": "देसी गाय का दूध",
  "homemade-curd": "घर का जमा दही",
  "pure-desi-ghee": "शुद्ध देसी घी",
  "fresh-paneer": "ताज़ा पनीर",
  "a2-milk": "A2 दूध",
  "premium-fresh-milk": "प्रीमियम ताज़ा दूध",
};

const sizes = {
  "half-liter": "आधा लीटर",
  "1-liter": "1 लीटर",
  "1.5-liter": "डेढ़ लीटर",
  "2-liter": "2 लीटर",
  "250g": "250 ग्राम",
  "500g": "आधा किलो",
  "1-kg": "1 किलो",
};

/** Every Hindi word of the shop. */
export const hi: Copy = {
  language: "hi",
  brand: { name: "देहाती मिल्क", native: "" },
  place: fullPlace,

  header: {
    skip: "सीधे मुख्य हिस्से पर जाएँ",
    navigation: "मुख्य मेनू",
    menu: "मेनू",
    back: "वापस",
    login: "लॉगिन",
  },
  nav: { home: "होम", products: "दुकान", contact: "संपर्क", about: "हमारे बारे में" },

  pictures: {
    "desi-cow-milk": "काँच की बोतल में गाय का ताज़ा दूध, मुँह पर लाल चारखाने का कपड़ा",
    "homemade-curd": "चित्रकारी वाली मिट्टी की हाँड़ी में जमा दही, पास में दही से भरा पीतल का चम्मच",
    "pure-desi-ghee": "लाल चारखाने के कपड़े से ढका सुनहरे घी का मर्तबान, पास में पीतल की कटोरी",
    "fresh-paneer": "केले के पत्ते पर ताज़ा पनीर: एक बड़ा टुकड़ा, कुछ पतले और कुछ छोटे चौकोर टुकड़े",
    "a2-milk": "काँच की बोतल में A2 दूध, मुँह पर हरे चारखाने का कपड़ा, पास में एक कुल्हड़",
    "premium-fresh-milk": "काँच की लंबी बोतल में प्रीमियम दूध, मुँह पर मलमल का कपड़ा, पास में स्टील का लोटा",
    "buffalo-milk": "काँच की छोटी, चौड़ी बोतल में भैंस का दूध, मुँह पर बैंगनी चारखाने का कपड़ा",
    buttermilk: "चित्रकारी वाले दो कुल्हड़ों में झागदार छाछ, साथ में पुदीना और भुना जीरा",
    hero: "हाँड़ी में दही, दूध की बोतल, घी का मर्तबान और केले के पत्ते पर पनीर, पीछे सुबह की धूप में गाँव का खेत",
    doorstep: "भोर में घर के दरवाज़े पर लकड़ी की पेटी में दूध की तीन बोतलें, पास में दूध का स्टील वाला डिब्बा",
    heritage: "मोर और कमल के चित्रों वाली मिट्टी की दीवार के आगे पीतल का कलश, मिट्टी की हाँड़ियाँ और कुल्हड़",
  },

  products,
  sizes,
  option: "{size} - {price}",
  descriptions: {
    "desi-cow-milk": "देसी गाय का ताज़ा दूध, सफ़ाई से दुहा हुआ, सीधे आपके दरवाज़े पर।",
    "homemade-curd": "धीरे-धीरे जमा गाढ़ा दही, जैसा घर में जमता है।",
    "pure-desi-ghee": "सुनहरा, दानेदार घी, जिसमें गाँव की रसोई की खुशबू है।",
    "fresh-paneer": "नरम, दूधिया पनीर, आपकी रसोई के लिए ताज़ा बना हुआ।",
    "a2-milk": "पूरे परिवार के लिए, हर दिन का A2 दूध।",
    "premium-fresh-milk": "हमारा प्रीमियम दूध: गाढ़ी चाय के लिए, खीर के लिए, या बस एक गिलास दूध।",
  },

  home: {
    title: `देहाती मिल्क: ${region} में रोज़ घर पर ताज़ा दूध`,
    description: `गाय का ताज़ा दूध, A2 दूध, दही, पनीर और देसी घी, गाँव से सीधे ${region} में आपके घर। WhatsApp पर ऑर्डर करें, डिलीवरी ${deliverySpan}।`,
    tagline: "गाँव से घर तक - शुद्ध और पौष्टिक दूध",
    headline: "देहाती मिल्क का दूध और दही, रोज़ आपके घर",
    purity: "100% शुद्ध और ताज़ा, न कोई मिलावट, न कोई प्रिज़र्वेटिव।",
    order: "ऑर्डर करें",
    featuresHeading: "इन बातों पर आप भरोसा कर सकते हैं",
    features: {
      "pure-and-fresh": {
        heading: "100% शुद्ध और ताज़ा",
        text: "न मिलावट, न प्रिज़र्वेटिव। वही दूध, जो गाँव के घरों में पिया जाता है।",
      },
      organic: {
        heading: "100% ऑर्गेनिक, बिना केमिकल",
        text: "दुहने की बाल्टी से आपके गिलास तक, दूध में कुछ भी नहीं मिलाया जाता।",
      },
      "farm-to-home": {
        heading: "फ़ार्म से घर तक, रोज़",
        text: `हर सुबह ताज़ा। डिलीवरी ${deliverySpan}।`,
      },
    },
    heritage: {
      heading: "हमारे गाँव की विरासत",
      text: `देहाती यानी गाँव का। ${place.city} के आसपास, मिथिला की धरती पर, दही मिट्टी की हाँड़ी में जमता है, दही मथकर छाछ बनती है और घी धीमी आँच पर पकता है। हम आज भी उन्हीं तरीकों से काम करते हैं, और दुहने से लेकर पैकिंग तक पूरी सफ़ाई रखते हैं।`,
      link: "हमारी कहानी पढ़ें",
    },
    services: {
      heading: "हमारी सेवाएँ",
      delivery: {
        heading: "रोज़ सुबह डिलीवरी",
        text: `हर सुबह ताज़ा। ${region} में घर पर डिलीवरी ${deliverySpan}।`,
      },
      subscriptions: {
        heading: "दूध बँधवाने के प्लान",
        text: "अपने घर की ज़रूरत के हिसाब से चुनें।",
        plans: {
          daily: { name: "रोज़", text: "हर दिन दूध आपके दरवाज़े पर" },
          "alternate-day": { name: "एक दिन छोड़कर", text: "हर दूसरे दिन" },
          weekly: { name: "हर हफ़्ते", text: "हफ़्ते में एक बार" },
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
      text: "रोज़, एक दिन छोड़कर या हर हफ़्ते: हमारे पेज पर प्लान शुरू करें, या पहले हमसे पूछ लें। हम खुशी से बताएँगे।",
      subscribe: "दूध बँधवाएँ",
      contact: "हमसे बात करें",
    },
  },

  contact: {
    title: "हमसे बात करें",
    text: `हम ${supportSpan} जवाब देते हैं।`,
    call: "फ़ोन करें",
    chat: "WhatsApp पर बात करें",
    greeting,
    close: "बंद करें",
  },

  shop: {
    title: `हमारी दुकान - देहाती मिल्क, ${place.city}`,
    description: `देसी गाय का दूध, A2 दूध, प्रीमियम दूध, दही, पनीर और घी, सबके दाम यहाँ देखें। टोकरी भरें, WhatsApp पर ऑर्डर करें, ${region} में घर बैठे पाएँ।`,
    heading: "हमारी दुकान",
    intro: "मात्रा चुनें, टोकरी भरें और ऑर्डर WhatsApp पर भेज दें। पैसे यहाँ नहीं देने हैं।",
    size: "मात्रा और दाम",
    add: "टोकरी में डालें",
    cartButton: "टोकरी",
    cartCount: { one: "चीज़", other: "चीज़ें" },
    needsScript: "यहाँ टोकरी भरने के लिए JavaScript चालू करें। नहीं तो फ़ोन या WhatsApp पर ऑर्डर करें:",
    added: {
      title: "टोकरी में डाल दिया",
      text: "{product}, {size}, {price}",
      ok: "ठीक है",
      goToCart: "टोकरी देखें",
    },
    cart: {
      title: "आपकी टोकरी",
      empty: "आपकी टोकरी अभी खाली है। कुछ ताज़ा चुनें, वह आपको यहीं मिलेगा।",
      remove: "हटाएँ",
      addOneMore: "एक और डालें",
      removed: "हटा दिया: {product}, {size}",
      undo: "वापस रखें",
      total: "कुल",
      checkout: "आगे बढ़ें",
      close: "बंद करें",
      memoryNote: "यह पेज बंद करने या दोबारा लोड करने पर टोकरी खाली हो जाएगी।",
    },
    delivery: {
      title: "डिलीवरी का पता भरें",
      name: "नाम",
      address1: "पता, पहली लाइन",
      address2: "पता, दूसरी लाइन",
      mobile: "मोबाइल नंबर",
      mobilePlaceholder: "10 अंकों का मोबाइल नंबर",
      landmark: "घर के पास की पहचान",
      city: "शहर",
      state: "राज्य",
      postalCode: "पिन कोड",
      place,
      optional: "ज़रूरी नहीं",
      mobileHint: "नंबर एक बार फिर देख लें: डिलीवरी के समय हम इसी पर फ़ोन करेंगे",
      missing: {
        name: "कृपया अपना नाम लिखें",
        address1: "कृपया अपना पता लिखें",
        mobile: "कृपया अपना मोबाइल नंबर लिखें",
      },
      tooLong: "कृपया ज़्यादा से ज़्यादा {max} अक्षर लिखें (अभी {length} हैं)",
      alerts: {
        "cart-empty": "आपकी टोकरी खाली है!",
        "fields-missing": "कृपया सारी ज़रूरी जानकारी भरें!",
        "fields-too-long": "कृपया निशान वाली जगहों में कम शब्दों में लिखें।",
      },
      privacy: "यह जानकारी सिर्फ़ आपके WhatsApp मैसेज में जाती है। यह वेबसाइट इसे अपने पास नहीं रखती।",
      deliver: "यहाँ पहुँचाएँ",
      cancel: "रहने दें",
      loading: "फ़ॉर्म खुल रहा है…",
      failed: "फ़ॉर्म नहीं खुल पाया। नेटवर्क देखकर दोबारा कोशिश करें।",
      retry: "दोबारा कोशिश करें",
    },
    sent: {
      title: "आपका ऑर्डर तैयार है",
      text: "WhatsApp में आपका ऑर्डर लिखा हुआ खुलेगा। वहाँ भेजने वाला बटन दबाएँ, ऑर्डर हम तक पहुँच जाएगा।",
      notOpened: "WhatsApp नहीं खुला?",
      openWhatsApp: "WhatsApp खोलें",
      copy: "ऑर्डर कॉपी करें",
      copied: "ऑर्डर कॉपी हो गया",
      copyByHand: "यहाँ कॉपी नहीं हो पाया। नीचे लिखा ऑर्डर चुनकर खुद कॉपी कर लें।",
      orderText: "ऑर्डर का मैसेज",
      sms: "SMS",
      call: "फ़ोन करें",
      startNew: "नया ऑर्डर शुरू करें",
      close: "बंद करें",
    },
  },

  order: {
    greeting,
    reference: "ऑर्डर {number}, {day} {month} {year}, {time}",
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
    total: "कुल: {total}",
    name: "नाम",
    address: "पता",
    place: fullPlace,
    mobile: "मोबाइल नंबर",
    landmark: "घर के पास की पहचान",
    noLandmark: "नहीं बताई",
    again: "यही ऑर्डर दोबारा देने के लिए: {link}",
    products,
    sizes,
  },

  about: {
    title: `देहाती मिल्क के बारे में: ${place.city} के गाँव की डेयरी`,
    description: `${region} के गाँव की डेयरी, देहाती मिल्क की कहानी: हम क्या बनाते हैं, कैसे काम करते हैं, और लोग हमारा दूध, दही, पनीर और घी क्यों पसंद करते हैं।`,
    heading: "हमारे गाँव से आपके घर तक",
    intro: `देहाती मिल्क ${region} में गाँव की एक डेयरी है। हम ताज़ा दूध और दूध से बनी पारंपरिक चीज़ें आसपास के घरों तक पहुँचाते हैं।`,
    story: {
      heading: "हमारी कहानी",
      paragraphs: [
        `${operatingSince} से हम एक सीधी-सी चाह लेकर काम कर रहे हैं: शहर का परिवार भी वही दूध पिए, जो गाँव का परिवार पीता है।`,
        `इसलिए दूध और आपके बीच का रास्ता छोटा है: हम सफ़ाई से दुहते हैं, सफ़ाई से पैक करते हैं और हर दिन ${deliverySpan} घर पहुँचाते हैं। न मिलावट, न प्रिज़र्वेटिव, और छिपाने को कुछ नहीं।`,
      ],
    },
    goods: {
      heading: "हमारे यहाँ क्या मिलता है",
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
        "no-adulteration": "शुद्ध और ताज़ा, बिना मिलावट, बिना प्रिज़र्वेटिव",
        "daily-delivery": "फ़ार्म से घर तक रोज़ डिलीवरी",
        hygienic: "दुहने और पैक करने में पूरी सफ़ाई",
        "traditional-taste": "पारंपरिक स्वाद, आज की सुविधा के साथ",
        "local-farmers": "आसपास के किसानों का साथ और पर्यावरण का ध्यान",
      },
    },
    order: "ऑर्डर करें",
  },

  refund: {
    title: "रिफ़ंड और वापसी के नियम - देहाती मिल्क",
    description: `देहाती मिल्क के नियम: दूध और बाकी चीज़ें डिलीवरी के समय देख लें, शिकायत ${hours(complaints.windowHours)} के अंदर बताएँ। वापसी, रिफ़ंड और ऑर्डर या प्लान रद्द करने की पूरी जानकारी।`,
    heading: "रिफ़ंड और वापसी के नियम",
    intro: "दूध थोड़े समय ही ताज़ा रहता है, इसलिए हमारे नियम भी छोटे हैं।",
    sections: [
      {
        heading: "ताज़गी की गारंटी",
        text: "हमारे यहाँ से हर डिलीवरी ताज़ा निकलती है। दूध और बाकी चीज़ें पहुँचते ही, डिलीवरी करने वाले के सामने देख लें।",
        rules: [],
      },
      {
        heading: "वापसी कब हो सकती है",
        text: "",
        rules: [
          "चीज़ें सिर्फ़ डिलीवरी के समय वापस ली जाती हैं। डिलीवरी करने वाले के चले जाने के बाद वापसी नहीं होती।",
          `कोई शिकायत हो, तो डिलीवरी के ${hours(complaints.windowHours)} के अंदर फ़ोन या चैट पर बताएँ। हो सके तो फ़ोटो या वीडियो भी भेजें।`,
          `डिलीवरी के ${hours(complaints.cutoffHours)} बाद आई शिकायत पर विचार नहीं किया जाता।`,
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
        text: "जाँच में शिकायत सही निकलने पर रिफ़ंड दे दिया जाता है, नहीं तो अगले बिल या अगली डिलीवरी में उसका हिसाब बराबर कर दिया जाता है।",
        rules: [],
      },
      {
        heading: "किन चीज़ों पर रिफ़ंड नहीं मिलता",
        text: "जो दूध आपने ले लिया और फिर इस्तेमाल कर लिया या ठीक से नहीं रखा, उस पर रिफ़ंड नहीं मिलता।",
        rules: [],
      },
      {
        heading: "रद्द करने के नियम",
        text: "",
        rules: [
          `रोज़ का बँधा दूध: रद्द करने के लिए ${hour(cancellation.dailyBeforeHour)} से पहले फ़ोन या चैट पर बताएँ।`,
          `एक बार का ऑर्डर: डिलीवरी के तय समय से ${hours(cancellation.oneTimeHoursBefore)} पहले तक रद्द कर सकते हैं।`,
        ],
      },
    ],
    help: {
      heading: "मदद चाहिए?",
      phone: "फ़ोन",
      email: "ईमेल",
      hours: "हमसे बात करने का समय",
      span: supportSpan,
    },
  },

  login: {
    title: "लॉगिन - देहाती मिल्क",
    description: "Google से देहाती मिल्क में लॉगिन करें। लॉगिन ज़रूरी नहीं है: आप इसके बिना भी ऑर्डर कर सकते हैं।",
    heading: "आपका फिर से स्वागत है!",
    text: "लॉगिन ज़रूरी नहीं है। आप इसके बिना भी ऑर्डर कर सकते हैं।",
    google: "Google से लॉगिन करें",
    waiting: "जो विंडो खुली है, उसमें Google से लॉगिन करें।",
    here: "इसी विंडो में लॉगिन करें",
    inApp:
      "Google इस ऐप के अंदर लॉगिन नहीं करने देता। यह पेज फ़ोन के ब्राउज़र में खोलें: मेनू (⋮ या …) दबाएँ और ब्राउज़र में खोलने वाला विकल्प चुनें।",
    needsScript: "लॉगिन के लिए JavaScript चाहिए। ऑर्डर के लिए नहीं।",
    failed: "लॉगिन नहीं हो पाया: {sentence} ({code})",
    failures: {
      "unauthorized-domain": "दुकान के इस पते पर लॉगिन नहीं चलता।",
      "popup-blocked": "ब्राउज़र ने लॉगिन की विंडो रोक दी।",
      "popup-closed-by-user": "लॉगिन पूरा होने से पहले विंडो बंद हो गई।",
      "cancelled-popup-request": "इसकी जगह नया लॉगिन शुरू हो गया।",
      "web-storage-unsupported": "कृपया इस वेबसाइट के लिए कुकी चालू करें और दोबारा कोशिश करें।",
      "network-request-failed": "नेटवर्क नहीं है। देखकर दोबारा कोशिश करें।",
      "internal-error": "हमारी तरफ़ कुछ गड़बड़ हो गई। थोड़ी देर बाद दोबारा कोशिश करें।",
      "invalid-api-key": "Google को इस दुकान की सेटिंग सही नहीं मिली।",
      "auth-domain-config-required": "इस वेबसाइट पर लॉगिन अभी चालू नहीं है।",
      "operation-not-supported-in-this-environment":
        "इस ऐप के ब्राउज़र से लॉगिन नहीं हो सकता। यह पेज फ़ोन के ब्राउज़र में खोलें।",
      "invalid-auth-event": "यह लॉगिन पुराना हो गया है। फिर से शुरू करें।",
      "no-auth-event": "यहाँ कोई लॉगिन चालू नहीं है। फिर से शुरू करें।",
    },
    close: "बंद करें",
    ending: {
      title: "लॉगिन हो रहा है - देहाती मिल्क",
      description:
        "Google से लॉगिन यहाँ पूरा होता है। इसके बाद आप दुकान पर लौट सकते हैं और चाहें तो ऑर्डर कर सकते हैं।",
      heading: "लॉगिन हो रहा है",
      signedIn: "लॉगिन हो गया। आप यह विंडो बंद कर सकते हैं।",
      shop: "दुकान पर जाएँ",
      again: "दोबारा कोशिश करें",
    },
  },

  account: {
    profile: "प्रोफ़ाइल",
    menu: "प्रोफ़ाइल",
    nameless: "लॉगिन है",
    help: "मदद",
    logout: "लॉगआउट",
    ok: "ठीक है",
    alerts: {
      "signed-in": "लॉगिन हो गया",
      "logged-out": "लॉगआउट हो गया",
      help: "मदद वाला हिस्सा जल्द आ रहा है!",
      "still-signed-in": "आप अब भी लॉगिन हैं: नेटवर्क नहीं है। दोबारा कोशिश करें।",
    },
  },

  footer: {
    quickLinks: "ज़रूरी लिंक",
    home: "होम",
    about: "हमारे बारे में",
    products: "दुकान",
    services: "सेवाएँ",
    refund: "रिफ़ंड और वापसी के नियम",
    office: "दफ़्तर",
    farm: "फ़ार्म",
    contact: "हमसे बात करें",
    phone: "फ़ोन",
    email: "ईमेल",
    instagram: "Instagram",
    facebook: "Facebook",
    licence: "FSSAI लाइसेंस {number}",
    grievance: "शिकायत के लिए संपर्क: {contact}",
    since: `${operatingSince} से आपके साथ`,
    newTab: "नए टैब में खुलता है",
  },

  notFound: {
    title: "पेज नहीं मिला - देहाती मिल्क",
    heading: "यह पेज यहाँ नहीं है",
    text: "शायद लिंक पुराना है, या कोई अक्षर छूट गया है। दूध तो अब भी ताज़ा है।",
    home: "होम पेज पर जाएँ",
    chat: "WhatsApp पर बात करें",
  },
  failure,
};
