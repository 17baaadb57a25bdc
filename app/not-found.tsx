/**
 * Never shown: unknown addresses get global-not-found.tsx, and no page of ours says notFound().
 * It is here because every document carries its not-found page in its data, and the framework's
 * own would be 400 bytes of it, in English and with inline styles.
 */
export default function NotFound() {
  return null;
}
