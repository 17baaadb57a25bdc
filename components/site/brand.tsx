import { Logo } from "@/components/ui/logo";
import type { Copy } from "@/lib/copy/copy";

/** The mark and the name, as they stand on the bottles; on a small bar the mark alone. */
export function Brand({ copy, isSmall = false }: { copy: Copy["brand"]; isSmall?: boolean }) {
  return (
    <span className="flex items-center gap-2.5 whitespace-nowrap text-terracotta-dark">
      <Logo className="size-9 shrink-0" />
      <span className={`font-display text-title ${isSmall ? "max-sm:sr-only" : ""}`}>
        <span lang="hi" className="max-sm:hidden">
          {copy.native}
          <span aria-hidden="true"> · </span>
        </span>
        {copy.name}
      </span>
    </span>
  );
}
