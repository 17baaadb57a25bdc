/** Where chats with a seller open; also the action of forms that order without scripts. */
export const chatAddress = "https://api.whatsapp.com/send";

/**
 * The link that opens a chat with the seller, the text ready to be sent.
 *
 * @param phone digits only, with the country code
 * @param text well-formed text; typed text is cleaned first, as a lone surrogate would throw
 */
export function chatLink(phone: string, text: string): string {
  return `${chatAddress}?phone=${phone}&text=${encodeURIComponent(text)}`;
}

/**
 * The link that opens a text message to the seller. `?&body=` is what both Android (which follows
 * RFC 5724, `?body=`) and iOS (`&body=`) understand.
 */
export function smsLink(phone: string, text: string): string {
  return `sms:+${phone}?&body=${encodeURIComponent(text)}`;
}

/** The link that calls a number written for people, like `+91 98765 43210`. */
export function callLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
