import {
  cancellation,
  complaints,
  deliveryHours,
  operatingSince,
  placeInHindi as place,
  supportHours,
  type Hours,
} from "@/lib/shop/business";
import { dayPart } from "@/lib/shop/time-of-day";
import type { Copy } from "@/lib/copy/copy";
import { claims } from "@/lib/copy/hi/advertising-claims";
import { chunkFailed, failure } from "@/lib/copy/hi/error-page";
import { network } from "@/lib/copy/hi/network-and-updates";
import { dayParts, blankOrder, order, popups, products, share, sizes } from "@/lib/copy/hi/order";
import { seller } from "@/lib/copy/hi/seller";

// Terms, spelling and their reasons are in docs/glossary.md.

const hour = (hour: number) => `${dayParts[dayPart(hour)]} ${hour % 12 || 12} बजे`;
const span = ({ from, to }: Hours) => `${hour(from)} से ${hour(to)} तक`;
const deliverySpan = span(deliveryHours);
const supportSpan = span(supportHours);
// Always before "के अंदर", "पहले" or "बाद", where one hour, too, is घंटे.
const hours = (count: number) => `${count} घंटे`;
const region = `${place.state} के ${place.city}`;

/** Every Hindi word of the shop. */
export const hi: Copy = {
  language: "hi",
  brand: { name: "देहाती मिल्क", native: "" },

  header: {
    skip: "सीधे मुख्य हिस्से पर जाएँ",
    navigation: "मुख्य मेनू",
    menu: "मेनू",
    back: "वापस",
    login: "लॉगिन",
    notice: "सूचना",
  },
  nav: { home: "होम", products: "दुकान", contact: "संपर्क", about: "हमारे बारे में" },

  pictures: {
    "desi-cow-milk": "काँच की बोतल में गाय का ताज़ा दूध, मुँह पर लाल चारखाने का कपड़ा",
    "homemade-curd": "चित्रकारी वाली मिट्टी की हाँड़ी में जमा दही, पास में दही से भरा पीतल का चम्मच",
    "pure-desi-ghee": "लाल चारखाने के कपड़े से ढका सुनहरे घी का मर्तबान, पास में पीतल की कटोरी",
    "fresh-paneer": "केले के पत्ते पर ताज़ा पनीर का एक बड़ा टुकड़ा, साथ में कुछ पतले और कुछ छोटे चौकोर टुकड़े",
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
  descriptions: {
    "desi-cow-milk": "देसी गाय का ताज़ा दूध, सफ़ाई से दुहा हुआ, सीधे आपके दरवाज़े पर।",
    "homemade-curd": "धीरे-धीरे जमा गाढ़ा दही, जैसा घर में जमता है।",
    "pure-desi-ghee": "सुनहरा, दानेदार घी, जिसमें गाँव की रसोई की खुशबू है।",
    "fresh-paneer": "नरम, दूधिया पनीर, आपकी रसोई के लिए ताज़ा बना हुआ।",
    "a2-milk": "पूरे परिवार के लिए, हर दिन का A2 दूध।",
    "premium-fresh-milk": "हमारा प्रीमियम दूध, गाढ़ी चाय और खीर के लिए, या गिलास भर पीने के लिए।",
  },

  home: {
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
      text: `देहाती यानी गाँव का। ${place.city} के आसपास, मिथिला की धरती पर, दही मिट्टी की हाँड़ी में जमता है, दही मथने से छाछ बनती है और घी धीमी आँच पर पकता है। हम आज भी उन्हीं तरीकों से काम करते हैं, ${claims.hygienic} के साथ।`,
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
  },

  contact: {
    title: "हमसे बात करें",
    text: `हम ${supportSpan} जवाब देते हैं।`,
    call: "फ़ोन करें",
    chat: "WhatsApp पर बात करें",
    ask: "WhatsApp पर पूछें",
    greeting: blankOrder.greeting,
    close: "बंद करें",
    opening: "खुल रहा है…",
  },

  shop: {
    title: `हमारी दुकान - देहाती मिल्क, ${place.city}`,
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
  },

  product: {
    title: `{product} - देहाती मिल्क, ${place.city}`,
    description: `{sentence} दाम {price} से शुरू। WhatsApp पर ऑर्डर करें, ${place.city} में डिलीवरी ${deliverySpan}।`,
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
  },

  soldOut: {
    label: "अभी खत्म",
    text: "अभी खत्म है।",
    all: "अभी सब कुछ खत्म है। ऑर्डर फिर कब दे सकते हैं, WhatsApp पर पूछ लें।",
    question: "नमस्ते देहाती मिल्क, {product} फिर कब मिलेगा?",
    description: `{sentence} अभी खत्म है। WhatsApp पर पूछ लें। ${place.city} में डिलीवरी ${deliverySpan}।`,
  },

  share,

  previews: { page: "{heading}। {picture}", product: "{product}: {prices}। {picture}" },

  order,

  about: {
    title: `देहाती मिल्क के बारे में - ${place.city} में गाँव की डेयरी`,
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
  },

  refund: {
    title: "रिफ़ंड और वापसी के नियम - देहाती मिल्क",
    description: `दूध और बाकी चीज़ें डिलीवरी के समय देख लें। कोई गड़बड़ हो, तो ${hours(complaints.windowHours)} के अंदर शिकायत करें। चीज़ें वापस करने, रिफ़ंड पाने और ऑर्डर या प्लान रद्द करने के नियम।`,
    heading: "रिफ़ंड और वापसी के नियम",
    intro: "दूध थोड़े समय ही ताज़ा रहता है, इसलिए हमारे नियम भी थोड़े ही हैं।",
    sections: [
      {
        heading: "ताज़गी की गारंटी",
        text: "हमारे यहाँ से हर चीज़ ताज़ी निकलती है। दूध और बाकी चीज़ें पहुँचते ही, डिलीवरी करने वाले के सामने देख लें।",
        rules: [],
      },
      {
        heading: "वापसी कब हो सकती है",
        text: "",
        rules: [
          "चीज़ें सिर्फ़ डिलीवरी के समय वापस ली जाती हैं। डिलीवरी करने वाले के चले जाने के बाद वापसी नहीं होती।",
          `कोई गड़बड़ हो, तो डिलीवरी के बाद ${hours(complaints.windowHours)} के अंदर फ़ोन या चैट पर शिकायत करें। हो सके, तो फ़ोटो या वीडियो भी भेजें।`,
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
        text: "जाँच में शिकायत सही निकलने पर रिफ़ंड दे दिया जाता है, या उसका हिसाब अगले बिल या डिलीवरी में बराबर कर दिया जाता है।",
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
          `रोज़ का बँधा दूध रद्द करना हो, तो ${hour(cancellation.dailyBeforeHour)} से पहले फ़ोन या चैट पर बताएँ।`,
          `एक बार का ऑर्डर डिलीवरी के तय समय से ${hours(cancellation.oneTimeHoursBefore)} पहले तक रद्द कर सकते हैं।`,
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
    description: "Google से देहाती मिल्क में लॉगिन करें। लॉगिन ज़रूरी नहीं है। आप इसके बिना भी ऑर्डर कर सकते हैं।",
    heading: "आपका फिर से स्वागत है!",
    text: "लॉगिन ज़रूरी नहीं है। आप इसके बिना भी ऑर्डर कर सकते हैं।",
    google: "Google से लॉगिन करें",
    opening: "खुल रहा है…",
    waiting: "जो विंडो खुली है, उसमें Google से लॉगिन करें।",
    here: "इसी विंडो में लॉगिन करें",
    inApp:
      "Google इस ऐप के अंदर लॉगिन नहीं करने देता। यह पेज फ़ोन के ब्राउज़र में खोलें। इसके लिए मेनू (⋮ या …) दबाएँ और ब्राउज़र में खोलने वाला विकल्प चुनें।",
    needsScript: "लॉगिन के लिए JavaScript चाहिए। ऑर्डर के लिए नहीं।",
    failed: "लॉगिन नहीं हो पाया। {sentence} ({code})",
    failures: {
      "unauthorized-domain": "इस वेब पते पर लॉगिन नहीं चलता।",
      "popup-blocked": "ब्राउज़र ने लॉगिन की विंडो रोक दी।",
      "popup-closed-by-user": "लॉगिन पूरा होने से पहले विंडो बंद हो गई।",
      "cancelled-popup-request": "इसकी जगह नया लॉगिन शुरू हो गया।",
      "web-storage-unsupported": "कृपया इस वेबसाइट के लिए कुकी चालू करें और दोबारा कोशिश करें।",
      "network-request-failed": "नेटवर्क नहीं है। नेटवर्क देखकर दोबारा कोशिश करें।",
      "internal-error": "हमारी तरफ़ से कुछ गड़बड़ हो गई। थोड़ी देर बाद दोबारा कोशिश करें।",
      "invalid-api-key": "Google को इस दुकान की सेटिंग सही नहीं मिली।",
      "auth-domain-config-required": "इस वेबसाइट पर लॉगिन अभी चालू नहीं है।",
      "operation-not-supported-in-this-environment":
        "इस ऐप के ब्राउज़र से लॉगिन नहीं हो सकता। यह पेज फ़ोन के ब्राउज़र में खोलें।",
      "invalid-auth-event": "यह लॉगिन पुराना हो गया है। फिर से शुरू करें।",
      "no-auth-event": "यहाँ कोई लॉगिन चालू नहीं है। फिर से शुरू करें।",
    },
    close: "बंद करें",
    result: {
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
    nameless: "आप लॉगिन हैं",
    help: "मदद",
    logout: "लॉगआउट",
    ok: "ठीक है",
    failed: `${chunkFailed}।`,
    reload: failure.reload,
    alerts: {
      "signed-in": "लॉगिन हो गया",
      "logged-out": "लॉगआउट हो गया",
      help: "मदद वाला हिस्सा जल्द आ रहा है!",
      "still-signed-in": "नेटवर्क नहीं है, इसलिए लॉगआउट नहीं हुआ। दोबारा कोशिश करें।",
    },
  },

  footer: {
    quickLinks: "ज़रूरी लिंक",
    home: "होम",
    about: "हमारे बारे में",
    products: "दुकान",
    services: "सेवाएँ",
    refund: "रिफ़ंड और वापसी के नियम",
    leaflet: "प्रिंट के लिए पर्चा",
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

  leaflet: {
    title: "प्रिंट के लिए पर्चा, सारे दामों के साथ - देहाती मिल्क",
    description:
      "देहाती मिल्क का एक पन्ने का पर्चा। हिन्दी और अंग्रेज़ी में सारे दाम, दुकान का QR कोड, हमारे नंबर और डिलीवरी का समय। प्रिंट करें, बाँटें या दीवार पर लगाएँ।",
    intro: "यह एक पन्ने का पर्चा है। प्रिंट करके बाँटें या दीवार पर लगाएँ। बिना रंग के भी अच्छा छपता है।",
    print: "प्रिंट करें",
    prices: "दाम",
    howToOrder: "ऑर्डर कैसे करें",
    steps: {
      scan: "QR कोड स्कैन करें, या उसके नीचे लिखा लिंक खोलें।",
      choose: "मात्रा चुनें और टोकरी भरें।",
      send: "ऑर्डर WhatsApp पर भेज दें। हम घर पहुँचा देंगे।",
    },
    qrCode: "दुकान का QR कोड: {address}",
    whatsapp: "WhatsApp पर ऑर्डर करें",
    call: "या फ़ोन करें",
  },

  seller,

  network,

  offline: {
    title: "नेटवर्क नहीं है - देहाती मिल्क",
    description:
      "देहाती मिल्क के इस पेज के लिए नेटवर्क चाहिए। बाकी दुकान बिना नेटवर्क के भी खुलती है, और आपकी टोकरी बनी रहती है।",
    heading: "इस पेज के लिए नेटवर्क चाहिए",
    text: "लॉगिन और कुछ पेज नेटवर्क के बिना नहीं खुलते, पर दुकान खुल जाती है। दूध चुनें, टोकरी भरें, और नेटवर्क आने पर ऑर्डर भेजें।",
    shop: "दुकान पर जाएँ",
    retry: "दोबारा कोशिश करें",
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
