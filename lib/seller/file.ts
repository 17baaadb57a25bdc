import { unzipRaw } from "unzipit";
import type { Copy } from "@/lib/copy";

type FileProblem = keyof Copy["seller"]["fileProblems"];

export interface ChatFile {
  readonly name: string;
  readonly text?: string;
  readonly problem?: FileProblem;
}

/** The most bytes of a chat: with more, a phone has no memory left. */
const maxSize = 100 * 1024 * 1024;

/** Reads a text file, or all chats in a zip archive: one as WhatsApp exports it, or one in which a phone has put several. */
export async function readChatFiles(name: string, file: Blob): Promise<readonly ChatFile[]> {
  try {
    const isZip = (await file.slice(0, 2).text()) === "PK";
    if (isZip) return await chatsInArchive(name, file);
    return [{ name, ...(file.size > maxSize ? tooLarge : decode(await file.arrayBuffer())) }];
  } catch {
    return [{ name, problem: "unreadable" }];
  }
}

const tooLarge = { problem: "unreadable" } as const;

/** Reads the text files of an archive and of archives in it, leaving out the copies that macOS adds. */
async function chatsInArchive(name: string, file: Blob): Promise<readonly ChatFile[]> {
  const { entries } = await unzipRaw(file);
  const chats = entries.filter((entry) => /^(?!__MACOSX\/).*\.(?:txt|zip)$/is.test(entry.name));
  if (chats.length === 0) return [{ name, problem: "no-chat" }];
  const read = chats.map(async (entry) => {
    const own = chats.length === 1 ? name : `${name} / ${entry.name}`;
    if (entry.encrypted) return [{ name: own, problem: "locked" as const }];
    if (entry.size > maxSize) return [{ name: own, ...tooLarge }];
    const contents = await entry.blob().catch(() => new Blob([]));
    if (contents.size !== entry.size) return [{ name: own, ...tooLarge }];
    return readChatFiles(own, contents);
  });
  return (await Promise.all(read)).flat();
}

/** Decodes UTF-8, or UTF-16, in which Windows saves text: that starts with a byte order mark, or has zeros in between. */
function decode(bytes: ArrayBuffer) {
  const [first, second] = new Uint8Array(bytes);
  const isBigEndian = first === 0xfe && second === 0xff;
  const isLittleEndian = first === 0xff || second === 0;
  const encoding = isBigEndian ? "utf-16be" : isLittleEndian ? "utf-16le" : "utf-8";
  const text = new TextDecoder(encoding).decode(bytes);
  // Unlike text, pictures and documents have null characters.
  return text.includes("\0") ? ({ problem: "no-chat" } as const) : { text };
}
