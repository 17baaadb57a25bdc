import { unzipRaw } from "unzipit";
import type { Copy } from "@/lib/copy";

/** Why nothing could be read from a file. */
export type FileProblem = keyof Copy["seller"]["fileProblems"];

type ChatFile = { readonly text: string } | { readonly problem: FileProblem };

/** Reads a text file, or a zip archive as WhatsApp exports it; throws if an archive is damaged. */
export async function readChatFile(file: Blob): Promise<ChatFile> {
  const isZip = (await file.slice(0, 2).text()) === "PK";
  return isZip ? chatInArchive(file) : decode(await file.arrayBuffer());
}

/** Reads the largest text file of an archive, leaving out the copies that macOS adds. */
async function chatInArchive(file: Blob): Promise<ChatFile> {
  const { entries } = await unzipRaw(file);
  const [chat] = entries
    .filter(({ name }) => /^(?!__MACOSX\/).*\.txt$/is.test(name))
    .sort((one, other) => other.size - one.size);
  if (!chat) return { problem: "no-chat" };
  return chat.encrypted ? { problem: "locked" } : decode(await chat.arrayBuffer());
}

/** Decodes UTF-8, or UTF-16, in which Windows saves text: that starts with a byte order mark, or has zeros in between. */
function decode(bytes: ArrayBuffer): ChatFile {
  const [first, second] = new Uint8Array(bytes);
  const isBigEndian = first === 0xfe && second === 0xff;
  const isLittleEndian = first === 0xff || second === 0;
  const encoding = isBigEndian ? "utf-16be" : isLittleEndian ? "utf-16le" : "utf-8";
  const text = new TextDecoder(encoding).decode(bytes);
  // Unlike text, pictures and documents have null characters.
  return text.includes("\0") ? { problem: "no-chat" } : { text };
}
