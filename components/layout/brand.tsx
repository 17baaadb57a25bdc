import { Logo } from "@/components/pictures/logo";
import type { Copy } from "@/lib/copy/copy";

/** On small screens: the name on one line, on two short ones, or left to the mark. */
const looks = {
  line: "text-title",
  stack: "stacked-name",
  mark: "text-title whitespace-nowrap max-sm:sr-only",
} as const;

/** The mark and the name, as they stand on the bottles. */
export function Brand({ copy, look = "line" }: { copy: Copy["brand"]; look?: keyof typeof looks }) {
  return (
    <span className="flex min-h-12 items-center gap-2.5 text-terracotta-dark">
      <Logo className="size-9 shrink-0" />
      <span className={`font-display ${looks[look]}`}>
        {copy.native && (
          <span lang="hi" className="native-name max-sm:hidden">
            {copy.native}
            <span aria-hidden="true"> · </span>
          </span>
        )}
        {copy.name}
      </span>
    </span>
  );
}
