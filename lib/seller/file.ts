import { unzipRaw } from "unzipit";
import type { Copy } from "@/lib/copy";

export interface ChatFile {
  readonly name: string;
  readonly text?: string;
  readonly problem?: keyof Copy["seller"]["fileProblems"];
}

/** The most bytes of a chat: with more, a phone has no memory left. */
const maxSize = 100 * 1024 * 1024;

/** Reads a text file, or all chats in a zip archive: one as WhatsApp exports it, or one in which a phone has put several. */
export async function readChatFiles(name: string, file?: Blob): Promise<readonly ChatFile[]> {
  try {
    const isZip = (await file?.slice(0, 3).text()) === "PK\u0003";
    if (file && isZip) return await chatsInArchive(name, file);
    if (!file || file.size > maxSize) return [{ name, problem: "unreadable" }];
    const bytes = new Uint8Array(await file.arrayBuffer());
    // Windows saves text as UTF-16, too, with a byte order mark.
    const text = new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-8").decode(bytes);
    // Unlike text, pictures and documents have null characters.
    return [text.includes("\0") ? { name, problem: "no-chat" } : { name, text }];
  } catch {
    return [{ name, problem: "unreadable" }];
  }
}

/** Reads the text files of an archive and of archives in it, leaving out the copies that macOS adds. */
async function chatsInArchive(name: string, file: Blob): Promise<readonly ChatFile[]> {
  const { entries } = await unzipRaw(file);
  const chats = entries.filter((entry) => /^(?!__MACOSX\/).*\.(?:txt|zip)$/is.test(entry.name));
  if (chats.length === 0) return [{ name, problem: "no-chat" }];
  const read = chats.map(async (entry): Promise<readonly ChatFile[]> => {
    const own = chats.length === 1 ? name : `${name} / ${entry.name}`;
    if (entry.encrypted) return [{ name: own, problem: "locked" }];
    const contents = entry.size > maxSize ? undefined : await entry.blob().catch(() => undefined);
    return readChatFiles(own, contents?.size === entry.size ? contents : undefined);
  });
  return (await Promise.all(read)).flat();
}
