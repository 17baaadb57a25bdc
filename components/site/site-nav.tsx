"use client";

import Link from "next/link";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import type { Copy } from "@/lib/copy/copy";
import type { Language } from "@/lib/language";
import { anchors, pathTo } from "@/lib/paths";

/** The main navigation: a row on wide screens, behind the menu button on small ones. */
export function SiteNav({
  language,
  label,
  menu,
  words,
}: {
  language: Language;
  label: string;
  menu: string;
  words: Copy["nav"];
}) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    setIsOpen(false);
    toggle.current?.focus();
  }

  const links = [
    { href: `#${anchors.top}`, text: words.home },
    { href: pathTo(language, "products"), text: words.products },
    { href: `#${anchors.subscribe}`, text: words.contact },
    { href: pathTo(language, "about"), text: words.about },
  ];

  return (
    // The nav itself is not interactive: it hears Escape from the button and links inside it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav aria-label={label} onKeyDown={closeOnEscape}>
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className="bar-link min-w-12 justify-center md:hidden scriptless:hidden"
      >
        <span aria-hidden="true" className={`menu-icon ${isOpen ? "menu-icon-open" : ""}`} />
        <span className="max-sm:sr-only">{menu}</span>
      </button>
      <ul id={listId} className={`site-menu ${isOpen ? "" : "max-md:scripted:hidden"}`}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <Link href={href} className="bar-link" onClick={() => setIsOpen(false)}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
