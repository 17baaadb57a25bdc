import { callLink } from "@/lib/shop/links";
import { cleanMobile, isMobile, asciiDigits } from "@/lib/order/delivery/clean-mobile-number";

/** A part of the text in the mobile field; with a link if it is a phone number. */
export interface PhonePart {
  readonly text: string;
  readonly href?: string;
}

const dialled = /\+?[\d०-९][\d०-९ ().-]{4,20}[\d०-९]/g;

/** Splits the text in the mobile field, which may be two numbers and a note. */
export function phoneParts(typed: string): readonly PhonePart[] {
  const mobile = cleanMobile(typed);
  if (isMobile(mobile)) return [{ text: typed, href: callLink(`+91${mobile}`) }];
  const parts: PhonePart[] = [];
  let end = 0;
  for (const match of typed.matchAll(dialled)) {
    if (match.index > end) parts.push({ text: typed.slice(end, match.index) });
    const [text] = match;
    const national = cleanMobile(text);
    parts.push({
      text,
      href: callLink(isMobile(national) ? `+91${national}` : asciiDigits(text)),
    });
    end = match.index + text.length;
  }
  if (end < typed.length) parts.push({ text: typed.slice(end) });
  return parts;
}
