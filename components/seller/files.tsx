import type { Reading } from "@/components/seller/reading";
import type { SheetCopy } from "@/lib/seller/texts";
import type { Source } from "@/lib/seller/worker";
import { fill, fillCount } from "@/lib/fill";

interface FilesProps {
  files: readonly Source[];
  chats: Reading["chats"];
  words: SheetCopy["seller"];
  onTakeOff: (file: Source) => void;
}

/** The open files, what each has given, and a button that takes it off. */
export function Files({ files, chats, words, onTakeOff }: FilesProps) {
  function result({ name, problem, count }: FilesProps["chats"][number], index: number) {
    if (problem) return <Problem key={index} text={`${name}: ${words.fileProblems[problem]}`} />;
    const found = count === 0 ? words.fileNothing : fillCount(words.fileOrders, count);
    return <p key={index}>{`${name}: ${found}`}</p>;
  }
  const rows = files.map((file) => {
    const own = chats.filter(({ id }) => id === file.id);
    return (
      <li key={file.id} className="flex items-center justify-between gap-x-4">
        <div className="grid min-w-0 grid-cols-1 wrap-anywhere">
          {own.length === 0 ? <p>{file.name}</p> : own.map(result)}
        </div>
        <button
          type="button"
          onClick={() => onTakeOff(file)}
          aria-label={fill(words.takeOff, { name: file.name })}
          className="text-button min-w-12 justify-center no-underline"
        >
          ✕
        </button>
      </li>
    );
  });
  return rows.length > 0 && <ul role="list">{rows}</ul>;
}

export const Problem = ({ text }: { text: string }) => (
  <p role="alert" className="alert">
    {text}
  </p>
);
