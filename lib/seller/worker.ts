import { blankMessage } from "@/lib/order/message";
import { readChat, type Message } from "@/lib/seller/chat";
import { readChatFiles, type ChatFile } from "@/lib/seller/file";
import { joinChats } from "@/lib/seller/join";
import { reconcile } from "@/lib/seller/reconcile";
import { sheetOf } from "@/lib/seller/sheet";
import { messagePatterns, type MessagePatterns, type SentWords } from "@/lib/seller/patterns";
import { allItems } from "@/lib/shop/catalogue";

// A Web Worker, so that the page answers while a long chat is read. It keeps what was read, and tells the page what it
// shows.

export interface Source {
  /** Another one if the contents are others. */
  readonly id: number;
  readonly name: string;
  readonly contents: string | Blob;
}

/** What a page shows: all that is pasted and chosen, in this order. */
export interface Request {
  readonly words: SentWords;
  readonly sources: readonly Source[];
  readonly isTicked: ReadonlyMap<string, boolean>;
  /** Whether texts that are no orders are shown. */
  readonly isUnfolded: boolean;
}

/** How far it is, from 0 to 1; and in the end what the page shows. */
export type Answer = { readonly part: number } | ReturnType<typeof answerTo>;

interface Chat extends Omit<ChatFile, "text"> {
  readonly id: number;
  readonly messages: readonly Message[];
}

let patterns: MessagePatterns | undefined;
/** What was read of each source that is still wanted, and what all of it says together. */
let known = new Map<number, readonly Chat[]>();
let joined = join([]);

function join(chats: readonly Chat[]) {
  const { orders, counts, ...texts } = joinChats(chats.map(({ messages }) => messages));
  const given = chats.map(({ id, name, problem }, at) => {
    return { id, name, problem, count: counts[at] ?? 0 };
  });
  return { ...reconcile(orders), ...texts, chats: given };
}

async function chatsIn(
  { id, name, contents }: Source,
  patterns: MessagePatterns,
  report: (part: number) => void,
): Promise<readonly Chat[]> {
  const isText = typeof contents === "string";
  const files = isText ? [{ name, text: contents }] : await readChatFiles(name, contents);
  return files.map(({ text = "", ...file }: ChatFile, at) => {
    const tell = (part: number) => report((at + part) / files.length);
    return { ...file, id, messages: readChat(text, patterns, tell) };
  });
}

/** Patterns that browsers have made ready, which takes as long as half of a long chat: at first a page asks nothing. */
function readyPatterns(words: SentWords): MessagePatterns {
  const ready = messagePatterns(words);
  const orders = Object.values(words).flatMap(({ order }) =>
    allItems.map((item) => `20/11/26, 18:45 - Sita: ${blankMessage(item, order)}`),
  );
  readChat(orders.join("\n"), ready);
  return ready;
}

async function read({ words, sources, ...request }: Request): Promise<void> {
  patterns ??= readyPatterns(words);
  const wanted = new Map<number, readonly Chat[]>();
  for (const [at, source] of sources.entries()) {
    const tell = (part: number) => answer({ part: (at + part) / sources.length });
    wanted.set(source.id, known.get(source.id) ?? (await chatsIn(source, patterns, tell)));
  }
  const ids = [...wanted.keys()].join();
  if (ids !== [...known.keys()].join()) joined = join([...wanted.values()].flat());
  known = wanted;
  answer(answerTo(request));
}

function answerTo({ isTicked, isUnfolded }: Pick<Request, "isTicked" | "isUnfolded">) {
  const { orders, others, chats } = joined;
  return {
    ...sheetOf(joined, isTicked),
    count: orders.length,
    othersCount: others.length,
    others: isUnfolded ? others : [],
    chats,
  };
}

const answer = (message: Answer) => postMessage(message);

function fail(error: unknown): void {
  // Thrown outside of a promise, so that the page hears of it as of a script that could not be loaded.
  setTimeout(() => {
    throw error;
  });
}

addEventListener("message", ({ data }: MessageEvent<Request>) => void read(data).catch(fail));
