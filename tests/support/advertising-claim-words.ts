/** How each claim of `docs/advertising-claims.md` is told in a text of the shop. */
export const claimWords: Readonly<Record<string, { readonly en: RegExp; readonly hi: RegExp }>> = {
  "100%": { en: /100 ?%/, hi: /100 ?%/ },
  Pure: { en: /\bpur(e|ity)\b/i, hi: /शुद्ध/ },
  Wholesome: { en: /wholesome|healthy|nutritious/i, hi: /पौष्टिक|सेहत/ },
  "No adulteration or preservatives": {
    en: /adulterat|preservativ/i,
    hi: /मिलावट|प्रिज़र्वेटिव/,
  },
  Organic: { en: /\borganic\b/i, hi: /ऑर्गेनिक|जैविक/ },
  "Chemical free": {
    en: /chemical(s\b|[ -]free)|nothing is added/i,
    hi: /केमिकल|नहीं मिलाया/,
  },
  "Zero plastic": { en: /\bplastic\b/i, hi: /प्लास्टिक/ },
  "Lab tested": { en: /\blab(oratory)? tested/i, hi: /लैब/ },
  "Free testing kit": { en: /testing kit/i, hi: /जाँच किट/ },
  Hygienic: { en: /hygien|milked clean/i, hi: /सफ़ाई/ },
  Fresh: { en: /\bfresh/i, hi: /ताज़[ाेीग]/ },
  "Fresh every morning": { en: /every morning|fresh mornings/i, hi: /हर सुबह/ },
  "Farm to home, daily": { en: /farm[ -]to[ -]home/i, hi: /फ़ार्म से घर/ },
  Traditional: { en: /traditional/i, hi: /पारंपरिक/ },
  Farmers: { en: /\bfarmers?\b/i, hi: /किसान/ },
  Sustainable: { en: /sustainab/i, hi: /पर्यावरण/ },
  A2: { en: /\bA2\b/, hi: /A2/ },
  Desi: { en: /\bdesi\b/i, hi: /देसी/ },
  "Since 2025": { en: /\b2025\b/, hi: /2025/ },
};
