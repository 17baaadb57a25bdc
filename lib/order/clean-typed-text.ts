const lineBreaks = /\r\n|[\n\r\t\v\f\u0085\u2028\u2029]/g;
const controls = /\p{Cc}/gu;
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const loneSurrogates = /\p{Surrogate}/gu;
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800]/u;

/**
 * Makes typed text safe to stand on one line of the order: line breaks and tabs become a space;
 * control characters, direction overrides and halves of a broken emoji go. Nothing else changes,
 * so joiners inside Devanagari and emoji stay.
 */
export function cleanTypedText(text: string): string {
  return text
    .replace(lineBreaks, " ")
    .replace(controls, "")
    .replace(directionMarks, "")
    .replace(loneSurrogates, "");
}

/** Whether a person would see nothing: empty, white space, or invisible characters only. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

/** Length as a person counts it, near enough: code points, so that an emoji is not two. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
