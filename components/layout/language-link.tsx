"use client";

import Link from "next/link";
import type { ComponentProps } from "react";

/** Whether the link was followed, until the page to which it leads has come. */
let isFollowed = false;

/** To the browser the page in the other language is new, and nothing in it has the focus. */
function takeFocus(link: HTMLAnchorElement | null): void {
  if (!link || !isFollowed) return;
  link.focus({ preventScroll: true });
  isFollowed = false;
}

const follow = () => void (isFollowed = true);

/** A link to the same page in the other language, which keeps the place on the page, and the focus. */
export const LanguageLink = (props: ComponentProps<typeof Link>) => (
  // Without prefetch, because few shoppers switch, and it would cost as much data as this page.
  <Link ref={takeFocus} prefetch={false} scroll={false} onNavigate={follow} {...props} />
);
