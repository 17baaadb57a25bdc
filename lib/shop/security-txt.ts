/** Must be less than a year (RFC 9116, section 2.5.5). */
const validDays = 360;

/**
 * The content of `/.well-known/security.txt` (RFC 9116): where to report a vulnerability.
 *
 * @param now the time from which its validity counts
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
