/**
 * Never shown: unknown addresses, also those of products, get global-not-found.tsx.
 * It is here because every document carries its not-found page in its data, and the framework's
 * own would be 400 bytes of it, in English and with inline styles.
 */
export default function NotFound() {
  return null;
}
