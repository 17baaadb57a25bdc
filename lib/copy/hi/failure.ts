import type * as en from "@/lib/copy/en/failure";
import { said } from "@/lib/copy/hi/buttons";

export const failure: typeof en.failure = {
  heading: "कुछ गड़बड़ हो गई",
  text: "कृपया दोबारा कोशिश करें। अभी कुछ भी भेजा नहीं गया है।",
  retry: "दोबारा कोशिश करें",
  home: "होम पेज पर जाएँ",
  chat: said.chat,
  chunk: "पेज का एक हिस्सा लोड नहीं हुआ",
  reload: "दोबारा खोलें",
};
