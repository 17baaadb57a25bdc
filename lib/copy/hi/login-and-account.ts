import type { Copy } from "@/lib/copy/copy-type";
import { chunkFailed, failure } from "@/lib/copy/hi/pages/error-and-not-found";

export const login: Copy["login"] = {
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
    heading: "लॉगिन हो रहा है",
    signedIn: "लॉगिन हो गया। आप यह विंडो बंद कर सकते हैं।",
    shop: "दुकान पर जाएँ",
    again: "दोबारा कोशिश करें",
  },
};

export const account: Copy["account"] = {
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
};
