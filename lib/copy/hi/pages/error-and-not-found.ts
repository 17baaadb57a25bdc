import type { Copy } from "@/lib/copy/copy-type";

/** What stands wherever a script could not be loaded. */
export const chunkFailed = "पेज का एक हिस्सा लोड नहीं हुआ";

/** The Hindi words of the error page. */
export const failure: Copy["failure"] = {
  heading: "कुछ गड़बड़ हो गई",
  text: "कृपया दोबारा कोशिश करें। अभी कुछ भी भेजा नहीं गया है।",
  retry: "दोबारा कोशिश करें",
  home: "होम पेज पर जाएँ",
  chat: "WhatsApp पर बात करें",
  chunkHeading: chunkFailed,
  reload: "दोबारा खोलें",
};

export const notFound: Copy["notFound"] = {
  title: "पेज नहीं मिला - देहाती मिल्क",
  heading: "यह पेज यहाँ नहीं है",
  text: "शायद लिंक पुराना है, या कोई अक्षर छूट गया है। दूध तो अब भी ताज़ा है।",
  home: "होम पेज पर जाएँ",
  chat: "WhatsApp पर बात करें",
};
