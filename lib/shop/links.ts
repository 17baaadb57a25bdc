/** The address that opens a chat; also the action of forms that order without scripts. */
export const chatAddress = "https://api.whatsapp.com/send";

/**
 * The link that opens a chat with this text ready to send.
 *
 * @param phone digits only, with the country code
 * @param text must be cleaned if it was typed: encodeURIComponent throws at a lone surrogate
 */
export function chatLink(phone: string, text: string): string {
  return `${chatAddress}?phone=${phone}&text=${encodeURIComponent(text)}`;
}

/** The link that opens a text message. `?&body=` works on Android (RFC 5724: `?body=`) as well as on iOS (`&body=`). */
export function smsLink(phone: string, text: string): string {
  return `sms:+${phone}?&body=${encodeURIComponent(text)}`;
}

/** The link that calls a number, which may have spaces: `+91 98765 43210`. */
export function callLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
