import { unzipRaw } from "unzipit";
import type { Copy } from "@/lib/copy";

/** Why nothing could be read from a file. */
export type FileProblem = keyof Copy["seller"]["fileProblems"];

type Chat = { readonly text: string } | { readonly problem: FileProblem };

/**
 * The text of an exported chat: of a text file, or of the largest in the zip archive that WhatsApp
 * makes. Throws where an archive is damaged.
 */
export async function chatIn(file: Blob): Promise<Chat> {
  const isZip = (await file.slice(0, 2).text()) === "PK";
  return isZip ? chatInZip(file) : textIn(await file.arrayBuffer());
}

async function chatInZip(file: Blob): Promise<Chat> {
  const { entries } = await unzipRaw(file);
  const [chat] = entries
    .filter(({ name }) => /^(?!__MACOSX\/).*\.txt$/is.test(name))
    .sort((one, other) => other.size - one.size);
  if (!chat) return { problem: "no-chat" };
  return chat.encrypted ? { problem: "locked" } : textIn(await chat.arrayBuffer());
}

/** Text in UTF-8, or in the UTF-16 of Windows. */
function textIn(bytes: ArrayBuffer): Chat {
  const [first, second] = new Uint8Array(bytes);
  const isBigEndian = first === 0xfe && second === 0xff;
  const isLittleEndian = first === 0xff || second === 0;
  const encoding = isBigEndian ? "utf-16be" : isLittleEndian ? "utf-16le" : "utf-8";
  const text = new TextDecoder(encoding).decode(bytes);
  // Pictures and documents have signs that no text has.
  return text.includes("\0") ? { problem: "no-chat" } : { text };
}
