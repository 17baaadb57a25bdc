import type { ComponentProps } from "react";

interface SectionProps extends ComponentProps<"section"> {
  /** A link to `#id` leads here. */
  id: string;
  heading: string;
  /** Whether only screen readers find the heading. */
  isHeadingHidden?: boolean;
}

/** A part of a page, below a heading that names it. */
export function Section({ id, heading, isHeadingHidden, className = "", children }: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className={`page-width section ${className}`}>
      <h2 id={headingId} className={isHeadingHidden ? "sr-only" : "font-display text-heading"}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
