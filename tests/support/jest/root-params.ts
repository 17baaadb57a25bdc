/** Stands in for `lang` of next/root-params: what holds of a component in one language holds in the other. */
export const lang = () => Promise.resolve("en");
