import { anchors } from "@/lib/language/section-anchors";

/** Lets keyboard users skip the header. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href={`#${anchors.content}`} className="skip-link">
      {label}
    </a>
  );
}
