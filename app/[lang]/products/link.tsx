import Link from "next/link";
import type { ComponentProps } from "react";

/**
 * A link that covers its card, which needs the classes `group relative`. The link itself is high enough for
 * a thumb, too, and its negative margins keep the layout unchanged.
 */
export function CardLink({ className = "", ...link }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...link}
      className={`-my-3 block py-3 group-hover:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-indigo ${className}`}
    />
  );
}
