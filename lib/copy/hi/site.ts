import type * as en from "@/lib/copy/en/site";
import { supportSpan } from "@/lib/copy/hi/phrases";
import { operatingSince } from "@/lib/shop/facts";

export const buttons: typeof en.buttons = {
  ok: "ठीक है",
  close: "बंद करें",
  call: "फ़ोन करें",
  chat: "WhatsApp पर बात करें",
  print: "प्रिंट करें",
  sms: "SMS",
  retry: "दोबारा कोशिश करें",
  reload: "दोबारा खोलें",
  share: "शेयर करें",
};

export const copying: typeof en.copying = {
  copied: "कॉपी हो गया",
  copyByHand: "यहाँ कॉपी नहीं हो पाया। नीचे चुना हुआ टेक्स्ट खुद कॉपी कर लें।",
};

export const failure: typeof en.failure = {
  heading: "कुछ गड़बड़ हो गई",
  text: "कृपया दोबारा कोशिश करें। अभी कुछ भी भेजा नहीं गया है।",
  home: "होम पेज पर जाएँ",
  chunk: "पेज का एक हिस्सा लोड नहीं हुआ",
};

export const brand: typeof en.brand = { name: "देहाती मिल्क", native: "" };

export const header: typeof en.header = {
  skip: "सीधे मुख्य हिस्से पर जाएँ",
  navigation: "मुख्य मेनू",
  menu: "मेनू",
  back: "वापस",
  notice: "सूचना",
};

export const nav: typeof en.nav = {
  home: "होम",
  products: "दुकान",
  contact: "संपर्क",
  about: "हमारे बारे में",
};

export const contact: typeof en.contact = {
  title: "हमसे बात करें",
  text: `हम ${supportSpan} जवाब देते हैं।`,
  ask: "WhatsApp पर पूछें",
};

export const footer: typeof en.footer = {
  quickLinks: "ज़रूरी लिंक",
  about: "हमारे बारे में",
  services: "सेवाएँ",
  leaflet: "प्रिंट के लिए पर्चा",
  office: "दफ़्तर",
  farm: "फ़ार्म",
  contact: "हमसे बात करें",
  chat: "WhatsApp",
  licence: "FSSAI लाइसेंस {number}",
  grievance: "शिकायत के लिए संपर्क: {contact}",
  since: `${operatingSince} से आपके साथ`,
};

export const login: typeof en.login = {
  title: "लॉगिन - देहाती मिल्क",
  heading: "आपका फिर से स्वागत है!",
  text: "लॉगिन ज़रूरी नहीं है। आप इसके बिना भी ऑर्डर कर सकते हैं।",
  google: "Google से लॉगिन करें",
  waiting: "जो विंडो खुली है, उसमें Google से लॉगिन करें।",
  here: "इसी विंडो में लॉगिन करें",
  needsScript: "लॉगिन के लिए JavaScript चाहिए। ऑर्डर के लिए नहीं।",
  failed: "लॉगिन नहीं हो पाया। {sentence} ({code})",
  failures: {
    "unauthorized-domain": "इस वेब पते पर लॉगिन नहीं चलता।",
    "popup-blocked": "ब्राउज़र ने लॉगिन की विंडो रोक दी।",
    "popup-closed-by-user": "लॉगिन पूरा होने से पहले विंडो बंद हो गई।",
    "cancelled-popup-request": "इसकी जगह नया लॉगिन शुरू हो गया।",
    "web-storage-unsupported": "कृपया इस वेबसाइट के लिए कुकी चालू करें और दोबारा कोशिश करें।",
    "network-request-failed": "नेटवर्क नहीं है। नेटवर्क देखकर दोबारा कोशिश करें।",
    "network-request-failed:shop": "हमारी वेबसाइट से जवाब नहीं आ रहा। थोड़ी देर बाद दोबारा कोशिश करें।",
    "network-request-failed:google": "Google से ठीक जवाब नहीं आ रहा। थोड़ी देर बाद दोबारा कोशिश करें।",
    "internal-error": "हमारी तरफ़ से कुछ गड़बड़ हो गई। थोड़ी देर बाद दोबारा कोशिश करें।",
    "invalid-api-key": "Google को इस दुकान की सेटिंग सही नहीं मिली।",
    "auth-domain-config-required": "इस वेबसाइट पर लॉगिन अभी चालू नहीं है।",
    "operation-not-supported-in-this-environment":
      "Google इस ऐप के अंदर लॉगिन नहीं करने देता। यह पेज फ़ोन के ब्राउज़र में खोलें। इसके लिए मेनू (⋮ या …) दबाएँ और ब्राउज़र में खोलने वाला विकल्प चुनें।",
    "invalid-auth-event": "यह लॉगिन पुराना हो गया है। फिर से शुरू करें।",
    "no-auth-event": "यहाँ कोई लॉगिन चालू नहीं है। फिर से शुरू करें।",
  },
  close: buttons.close,
  signingIn: "लॉगिन हो रहा है",
};

export const account: typeof en.account = {
  login: "लॉगिन",
  profile: "प्रोफ़ाइल",
  nameless: "आप लॉगिन हैं",
  help: "मदद",
  logout: "लॉगआउट",
  ok: buttons.ok,
  alerts: {
    "signed-in": "लॉगिन हो गया",
    "logged-out": "लॉगआउट हो गया",
    help: "मदद वाला हिस्सा जल्द आ रहा है!",
    "still-signed-in": "हमारी साइट से जवाब नहीं मिला, इसलिए लॉगआउट नहीं हुआ। दोबारा कोशिश करें।",
  },
};

export const notFound: typeof en.notFound = {
  heading: "यह पेज यहाँ नहीं है",
  text: "शायद लिंक पुराना है, या कोई अक्षर छूट गया है। दूध तो अब भी ताज़ा है।",
};

export const offline: typeof en.offline = {
  heading: "इस पेज के लिए नेटवर्क चाहिए",
  text: "नेटवर्क के बिना वही पेज खुलते हैं जो इस फ़ोन पर पहले खोले जा चुके हैं। ऑर्डर देने के लिए हमें फ़ोन करें या मैसेज भेजें।",
  away: "नेटवर्क नहीं है। टोकरी आप फिर भी भर सकते हैं।",
};
