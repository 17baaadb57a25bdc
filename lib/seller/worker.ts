import { blankMessage } from "@/lib/order/message";
import { readChat, type Message } from "@/lib/seller/chat";
import { readChatFiles, type ChatFile, type FileProblem } from "@/lib/seller/file";
import { joinChats } from "@/lib/seller/join";
import { reconcile } from "@/lib/seller/sheet";
import { messageWords, type MessageWords, type SentWords } from "@/lib/seller/words";
import { allItems } from "@/lib/shop/catalogue";

// A Web Worker, so that the page answers while a long chat is read.

/** Pasted text, or a file. */
export interface Source {
  /** Another one if the contents are others. */
  readonly id: number;
  readonly name: string;
  readonly contents: string | Blob;
}

/** What a page wants to have read: all that is pasted and chosen, in this order. */
export interface Request {
  readonly words: SentWords;
  readonly sources: readonly Source[];
}

/** How far it is, from 0 to 1; and in the end what was read. */
export type Answer = { readonly part: number } | ReturnType<typeof resultOf>;

/** A chat of a source. */
interface Chat {
  readonly id: number;
  readonly name: string;
  readonly problem: FileProblem | undefined;
  readonly messages: readonly Message[];
}

let patterns: MessageWords | undefined;
/** What was read of each source that is still wanted. */
let known = new Map<number, readonly Chat[]>();

/** What all chats say together, and how many orders each of them has given. */
function resultOf(chats: readonly Chat[]) {
  const { orders, counts, ...unread } = joinChats(chats.map(({ messages }) => messages));
  const given = chats.map(({ id, name, problem }, at) => ({
    id,
    name,
    problem,
    count: counts[at] ?? 0,
  }));
  return { ...reconcile(orders), ...unread, chats: given };
}

async function chatsIn({ id, name, contents }: Source, report: (part: number) => void) {
  const isText = typeof contents === "string";
  const files: readonly ChatFile[] = isText
    ? [{ name, text: contents }]
    : await readChatFiles(name, contents);
  return files.map((file, at): Chat => {
    const tell = (part: number) => report((at + part) / files.length);
    const messages = patterns && file.text ? readChat(file.text, patterns, tell) : [];
    return { id, name: file.name, problem: file.problem, messages };
  });
}

/**
 * The patterns of these words, with which orders have been read: browsers make a pattern ready when it is used, which takes
 * as long as the reading of a long chat. A page asks for nothing when it opens, and then there is time for that.
 */
function warmedUp(words: SentWords): MessageWords {
  const patterns = messageWords(words);
  const orders = Object.values(words).flatMap(({ order }) =>
    allItems.map((item) => `20/11/26, 18:45 - Sita: ${blankMessage(item, order)}`),
  );
  readChat(orders.join("\n"), patterns);
  return patterns;
}

async function read({ words, sources }: Request): Promise<void> {
  patterns ??= warmedUp(words);
  const wanted = new Map<number, readonly Chat[]>();
  for (const [at, source] of sources.entries()) {
    const tell = (part: number) => answer({ part: (at + part) / sources.length });
    wanted.set(source.id, known.get(source.id) ?? (await chatsIn(source, tell)));
  }
  known = wanted;
  answer(resultOf([...known.values()].flat()));
}

const answer = (message: Answer) => postMessage(message);

function fail(error: unknown): void {
  // Thrown outside of a promise, so that the page hears of it as of a script that could not be loaded.
  setTimeout(() => {
    throw error;
  });
}

addEventListener("message", ({ data }: MessageEvent<Request>) => void read(data).catch(fail));
