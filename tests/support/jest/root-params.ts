/** In component tests every page is English. */
export const lang = () => Promise.resolve("en");
