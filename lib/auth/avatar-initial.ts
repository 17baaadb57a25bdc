import type { Account } from "@/lib/auth/read-account-from-session";

/** A character with its marks, or several that are joined to one. Firefox before 125 has no `Intl.Segmenter`. */
const character = /^.\p{M}*(?:\u200d.\p{M}*)*/su;

/** The letter of the avatar: the first of the email, else of the display name, else U. */
export function avatarInitial({ email, name }: Account): string {
  const [first = "U"] = character.exec(email ?? name ?? "") ?? [];
  return first.toUpperCase();
}
