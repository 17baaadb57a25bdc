import { operatingSince } from "@/lib/shop/facts";
import type { Copy } from "@/lib/copy/copy-type";

export const brand: Copy["brand"] = { name: "देहाती मिल्क", native: "" };

export const header: Copy["header"] = {
  skip: "सीधे मुख्य हिस्से पर जाएँ",
  navigation: "मुख्य मेनू",
  menu: "मेनू",
  back: "वापस",
  login: "लॉगिन",
  notice: "सूचना",
};

export const nav: Copy["nav"] = {
  home: "होम",
  products: "दुकान",
  contact: "संपर्क",
  about: "हमारे बारे में",
};

export const footer: Copy["footer"] = {
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
};
