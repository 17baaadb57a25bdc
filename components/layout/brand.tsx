import { Logo } from "@/components/ui/drawings";
import type { Copy } from "@/lib/copy";

/** What small screens show: the name on one line, on two lines, or only the mark. */
const looks = {
  line: "text-title",
  stack: "stacked-name",
  mark: "text-title whitespace-nowrap max-sm:sr-only",
} as const;

/** The shop's mark and name. */
export function Brand({
  words,
  look = "line",
}: {
  words: Copy["brand"];
  look?: keyof typeof looks;
}) {
  return (
    <span className="flex min-h-12 items-center gap-2.5 text-terracotta-dark">
      <Logo className="size-9 shrink-0" />
      <span className={`font-display ${looks[look]}`}>
        {words.native && (
          <span lang="hi" className="max-sm:hidden">
            {words.native}
            <span aria-hidden="true"> · </span>
          </span>
        )}
        {words.name}
      </span>
    </span>
  );
}
