/**
 * The name of one attempt to sign in: 128 random bits in hexadecimal. It ties the tap, the popup
 * and the answer together, and no other site can know it.
 */
export function attemptName(randomBytes: Uint8Array): string {
  return Array.from(randomBytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether a text has the form of {@link attemptName}. */
export function isAttemptName(text: unknown): text is string {
  return typeof text === "string" && /^[0-9a-f]{32}$/.test(text);
}

/** Address that begins a sign-in; it redirects straight to the provider. */
export function startAddress(attempt: string, pageOrigin: string, isHere = false): string {
  const query = new URLSearchParams({ attempt, page: pageOrigin });
  if (isHere) query.set("here", "1");
  return `/api/auth/start?${query}`;
}
