import type { Copy } from "@/lib/copy";

/** Why nothing could be read from a file. */
export type FileProblem = keyof Copy["seller"]["fileProblems"];

type Chat = { readonly text: string } | { readonly problem: FileProblem };

/** Where the parts of a zip archive have what is needed (APPNOTE.TXT of PKWARE, 4.3). */
const signatures = { end: 0x06054b50, entry: 0x02014b50 };
const longestEnd = 22 + 0xffff;

/** The text of an exported chat: of a text file, or of the largest in the zip archive that WhatsApp makes. */
export async function chatIn(file: Blob): Promise<Chat> {
  try {
    const start = await viewOf(file, 0, 4);
    const isZip = start.byteLength === 4 && start.getUint16(0) === 0x504b;
    return isZip ? await chatInZip(file) : textIn(await file.arrayBuffer());
  } catch {
    return { problem: "unreadable" };
  }
}

async function chatInZip(file: Blob): Promise<Chat> {
  const [chat] = (await entriesOf(file))
    .filter(({ name }) => /^(?!__MACOSX\/).*\.txt$/is.test(name))
    .sort((one, other) => other.size - one.size);
  if (!chat) return { problem: "no-chat" };
  if (chat.isLocked) return { problem: "locked" };
  const local = await viewOf(file, chat.at, chat.at + 30);
  const from = chat.at + 30 + local.getUint16(26, true) + local.getUint16(28, true);
  const packed = file.slice(from, from + chat.packed).stream();
  const stream = chat.isPacked
    ? packed.pipeThrough(new DecompressionStream("deflate-raw"))
    : packed;
  return textIn(await new Response(stream).arrayBuffer());
}

/** The files of an archive. Only its end is read: pictures may be in it. */
async function entriesOf(file: Blob) {
  const tail = await viewOf(file, Math.max(0, file.size - longestEnd), file.size);
  let end = tail.byteLength - 22;
  while (tail.getUint32(end, true) !== signatures.end) end -= 1;
  const [size, from] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  const list = await viewOf(file, from, from + size);
  const entries = [];
  for (let at = 0; at < size && list.getUint32(at, true) === signatures.entry;) {
    const name = list.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(list.buffer, at + 46, name)),
      isLocked: (list.getUint16(at + 8, true) & 1) === 1,
      isPacked: list.getUint16(at + 10, true) !== 0,
      packed: list.getUint32(at + 20, true),
      size: list.getUint32(at + 24, true),
      at: list.getUint32(at + 42, true),
    });
    at += 46 + name + list.getUint16(at + 30, true) + list.getUint16(at + 32, true);
  }
  return entries;
}

async function viewOf(file: Blob, from: number, to: number): Promise<DataView<ArrayBuffer>> {
  return new DataView(await file.slice(from, to).arrayBuffer());
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
