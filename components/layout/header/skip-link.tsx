import { anchors } from "@/lib/language/section-anchors";

/** First stop of the keyboard: past the header to the content. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href={`#${anchors.content}`} className="skip-link">
      {label}
    </a>
  );
}
