import { elementIds } from "@/components/layout/element-ids";

/** Lets keyboard users skip the header. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href={`#${elementIds.content}`} className="skip-link">
      {label}
    </a>
  );
}
