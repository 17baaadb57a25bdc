import { unzipRaw } from "unzipit";
import type { Copy } from "@/lib/copy";
import { readChat, type Message } from "@/lib/seller/chat";
import { joinChats } from "@/lib/seller/join";
import { messagePatterns, type MessagePatterns, type SentWords } from "@/lib/seller/patterns";
import { reconcile } from "@/lib/seller/reconcile";
import { sheetOf } from "@/lib/seller/sheet";

// A Web Worker, so that the page answers while a long chat is read. It keeps what was read, and tells the page what it
// shows: how far it is, from 0 to 1, and in the end a Reading.

export interface Source {
  /** Another one for other contents. */
  readonly id: number;
  /** Pasted text is a file without a name. */
  readonly file: File;
}

/** What a page shows: all that is pasted and chosen, in this order. */
export interface Request {
  readonly words: SentWords;
  readonly sources: readonly Source[];
  readonly isTicked: ReadonlyMap<string, boolean>;
  /** Whether one sees what is no order, which takes long to send where it is much. */
  readonly isUnfolded: boolean;
}

export type Reading = ReturnType<typeof readingOf>;

interface ChatFile {
  readonly name: string;
  readonly text?: string;
  readonly problem?: keyof Copy["seller"]["fileProblems"];
}

interface Chat extends Omit<ChatFile, "text"> {
  readonly id: number;
  readonly messages: readonly Message[];
}

/** The most bytes of a chat: with more, a phone has no memory left. */
const maxSize = 100 * 1024 * 1024;

/** Reads a text file, or all chats in a zip archive: one as WhatsApp exports it, or one in which a phone has put several. */
async function readChatFiles(name: string, file?: Blob): Promise<readonly ChatFile[]> {
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

let patterns: MessagePatterns | undefined;
/** What was read of each source that is still wanted. */
let known = new Map<number, readonly Chat[]>();

function readingOf({ isTicked, isUnfolded }: Request) {
  const chats = [...known.values()].flat();
  const joined = joinChats(chats.map(({ messages }) => messages));
  const all = { ...joined, ...reconcile(joined.orders) };
  const { others, ...sheet } = sheetOf(all, isTicked);
  return {
    ...sheet,
    count: all.orders.length,
    othersCount: others.length,
    // In parts of some pages, of which those in view are drawn: there may be tens of thousands.
    others: isUnfolded ? (others.join("\n\n").match(/[^]{1,20000}.*\n*/g) ?? []) : [],
    chats: chats.map(({ id, name, problem }, at) => {
      return { id, name, problem, count: joined.counts[at] ?? 0 };
    }),
    /** Of the sources, to know what was read. */
    ids: [...known.keys()].join(),
  };
}

async function answer(request: Request): Promise<void> {
  const { words, sources } = request;
  const ready = (patterns ??= messagePatterns(words));
  const wanted = new Map<number, readonly Chat[]>();
  for (const [place, { id, file }] of sources.entries()) {
    const texts = known.has(id) ? [] : await readChatFiles(file.name, file);
    const chats = texts.map(({ text = "", ...chat }, at) => {
      const tell = (progress: number) =>
        postMessage((place + (at + progress) / texts.length) / sources.length);
      return { ...chat, id, messages: readChat(text, ready, new Date(), tell) };
    });
    wanted.set(id, known.get(id) ?? chats);
  }
  known = wanted;
  postMessage(readingOf(request));
}

let last: Request | undefined;
let answered = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<Request>) => {
  last = data;
  // Of requests that came in the meantime only the last one counts: somebody may be typing.
  setTimeout(() => {
    const next = () => (last === data ? answer(data) : undefined);
    // The page hears of it as of a script that could not be loaded.
    answered = answered.then(next).catch((error: unknown) => reportError(error));
  });
});
