/**
 * What the shop claims more than once, each worded here alone, to begin or to end a sentence.
 * `docs/advertising-claims.md` names every place in which a claim stands.
 */
export const claims = {
  pureAndFresh: "Pure and fresh, with no adulteration or preservatives",
  hygienic: "hygienic milking and packaging",
  freshEveryMorning: "Fresh every morning",
};
