import type { Copy } from "@/lib/copy";

export function LoginCard({ words, home }: { words: Copy["login"]; home: string }) {
  return (
    <dialog open className="popup">
      <h2>{words.heading}</h2>
      <a href={home}>{words.close}</a>
    </dialog>
  );
}
