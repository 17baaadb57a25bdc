import type { Language } from "@/lib/language/language";
import { readConfig } from "@/lib/shop/owner/owner-config";
import { noticeIn, type Notice } from "@/lib/shop/owner/owner-notice";

/** The owner's facts, read once when the pages are built. */
export const { config } = readConfig(process.env);

/** What a page in these languages says to everybody, if the owner has something to say. */
export function noticesIn(languages: readonly Language[]): readonly Notice[] {
  const notices = languages.flatMap((language) => noticeIn(language, config.notice) ?? []);
  return notices.filter(
    (notice, index) => notices.findIndex(({ text }) => text === notice.text) === index,
  );
}
