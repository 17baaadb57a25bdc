import { callLink } from "@/lib/shop/phone-and-chat-links";
import { cleanMobile, isMobile } from "@/lib/order/delivery/clean-mobile-number";

/** A piece of what was typed as the mobile number; with a link where it can be called. */
export interface PhonePart {
  readonly text: string;
  readonly href?: string;
}

const dialled = /\+?\d[\d ().-]{4,20}\d/g;

/** Splits what was typed as the mobile number, which may be two numbers and a note. */
export function phoneParts(typed: string): readonly PhonePart[] {
  const mobile = cleanMobile(typed);
  if (isMobile(mobile)) return [{ text: typed, href: callLink(`+91${mobile}`) }];
  const parts: PhonePart[] = [];
  let end = 0;
  for (const match of typed.matchAll(dialled)) {
    if (match.index > end) parts.push({ text: typed.slice(end, match.index) });
    const [text] = match;
    const national = cleanMobile(text);
    parts.push({ text, href: callLink(isMobile(national) ? `+91${national}` : text) });
    end = match.index + text.length;
  }
  if (end < typed.length) parts.push({ text: typed.slice(end) });
  return parts;
}
