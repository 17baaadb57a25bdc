import type { ComponentProps } from "react";

export interface NewTabProps extends ComponentProps<"a"> {
  text: string;
  /** What the link is about, for screen readers that list links without the text around them. */
  about?: string;
}

/** A link out of the shop, to a chat or to a profile, which opens in a new tab. */
export function NewTabLink({ text, about, ...rest }: NewTabProps) {
  return (
    <a {...rest} target="_blank" rel="noopener" aria-label={about && `${text}: ${about}`}>
      {text}
    </a>
  );
}
