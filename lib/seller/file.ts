/** Why nothing could be read from a file. */
export type FileProblem = "no-chat" | "locked" | "unreadable";

/** Where the parts of a zip archive have what is needed (APPNOTE.TXT of PKWARE, 4.3). */
const signatures = { end: 0x06054b50, entry: 0x02014b50 };
const longestEnd = 22 + 0xffff;
/** In a zip64 archive, where numbers are too large for their place. */
const tooLarge = 0xffffffff;

/** The text of an exported chat: of a text file, or of the largest in the zip archive that WhatsApp makes. */
export async function chatIn(file: Blob): Promise<{ text: string } | { problem: FileProblem }> {
  try {
    const start = await viewOf(file, 0, 4);
    const isZip = start.byteLength === 4 && start.getUint16(0) === 0x504b;
    return isZip ? await chatInZip(file) : textIn(await file.arrayBuffer());
  } catch {
    return { problem: "unreadable" };
  }
}

async function chatInZip(file: Blob) {
  const [entry] = (await entriesOf(file))
    .filter(({ name }) => /\.txt$/i.test(name) && !name.startsWith("__MACOSX/"))
    .sort((one, other) => other.size - one.size);
  if (!entry) return { problem: "no-chat" } as const;
  if (entry.isLocked) return { problem: "locked" } as const;
  const local = await viewOf(file, entry.at, entry.at + 30);
  const from = entry.at + 30 + local.getUint16(26, true) + local.getUint16(28, true);
  const packed = file.slice(from, from + entry.packed);
  if (![0, 8].includes(entry.method) || [entry.at, entry.packed].includes(tooLarge)) {
    return { problem: "unreadable" } as const;
  }
  const stream = new DecompressionStream("deflate-raw");
  const unpacked = entry.method === 0 ? packed.stream() : packed.stream().pipeThrough(stream);
  return textIn(await new Response(unpacked).arrayBuffer());
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
    const [name, extra, comment] = [28, 30, 32].map((place) => list.getUint16(at + place, true));
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(list.buffer, at + 46, name)),
      isLocked: (list.getUint16(at + 8, true) & 1) === 1,
      method: list.getUint16(at + 10, true),
      packed: list.getUint32(at + 20, true),
      size: list.getUint32(at + 24, true),
      at: list.getUint32(at + 42, true),
    });
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

async function viewOf(file: Blob, from: number, to: number): Promise<DataView<ArrayBuffer>> {
  return new DataView(await file.slice(from, to).arrayBuffer());
}

/** Text in UTF-8, or in the UTF-16 of Windows. */
function textIn(bytes: ArrayBuffer): { text: string } | { problem: FileProblem } {
  const [first, second] = new Uint8Array(bytes);
  const encoding =
    first === 0xfe && second === 0xff
      ? "utf-16be"
      : first === 0xff || second === 0
        ? "utf-16le"
        : "utf-8";
  const text = new TextDecoder(encoding).decode(bytes);
  // Pictures and documents have signs that no text has.
  return text.includes("\0") ? { problem: "no-chat" } : { text };
}
