import type { ReactNode } from "react";

interface SectionProps {
  /** A link to `#id` leads here. */
  id: string;
  heading: string;
  /** Whether only screen readers find the heading. */
  isHeadingHidden?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of a page, below a heading that names it. */
export function Section({
  id,
  heading,
  isHeadingHidden = false,
  className = "",
  children,
}: SectionProps) {
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
