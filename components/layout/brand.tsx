import { getContent } from "@/components/content";
import { Logo } from "@/components/ui/drawings";

/** The shop's logo and name; on English pages the name in Devanagari stands before it, where there is room. */
export async function Brand({ className }: { className: string }) {
  const { copy } = await getContent();
  const { name, native } = copy.brand;
  return (
    <span className="flex min-h-12 items-center gap-2.5 text-terracotta-dark">
      <Logo className="size-9 shrink-0" />
      <span className={`font-display hindi:leading-[1.35] ${className}`}>
        {native && (
          <span lang="hi" className="max-sm:hidden">
            <span>{native}</span>
            <span aria-hidden="true"> · </span>
          </span>
        )}
        <span>{name}</span>
      </span>
    </span>
  );
}
