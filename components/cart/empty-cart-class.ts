/** The classes of the sentence in an empty cart, which two popups show. */
export const emptyCartClass = "py-6 text-center";
