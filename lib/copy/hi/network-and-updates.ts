/** The words about network and versions, apart because they come after the page. */
export const network = {
  away: "नेटवर्क नहीं है। टोकरी आप फिर भी भर सकते हैं।",
  update: "यह वेबसाइट अपडेट हो गई है।",
  updateTyped: "“दोबारा खोलें” दबाने पर टोकरी बनी रहेगी, पर फ़ॉर्म में लिखा हुआ मिट जाएगा।",
  reload: "दोबारा खोलें",
  later: "बाद में",
};
