/**
 * Never shown: unknown addresses, also those of products, get global-not-found.tsx. It exists because
 * Next.js serves the not-found page in the data of every document, and its own would add 400 bytes,
 * in English and with inline styles.
 */
export default function NotFound() {
  return null;
}
