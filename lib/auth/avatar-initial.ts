import type { Account } from "@/lib/auth/read-account-from-session";

/** The letter of the avatar: the first of the email, else of the display name, else U. */
export function avatarInitial({ email, name }: Account): string {
  const [first] = new Intl.Segmenter().segment(email ?? name ?? "U");
  return (first?.segment ?? "U").toUpperCase();
}
