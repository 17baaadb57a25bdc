/** One that is older is not to be relied on (RFC 9116, section 2.5.5: less than a year). */
const validDays = 360;

/**
 * What `/.well-known/security.txt` says (RFC 9116): where to report a weakness of the shop.
 *
 * @param now when it is written; it says itself until when it holds
 */
export function securityTxt(
  { siteUrl, email }: { readonly siteUrl: string; readonly email: string },
  now: Date,
): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en, hi",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
