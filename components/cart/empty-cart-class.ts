/** The look of the sentence in an empty cart, also where another popup says it before that has come. */
export const emptyCartClass = "py-6 text-center";
