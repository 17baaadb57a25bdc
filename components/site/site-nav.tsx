"use client";

import { useEffect, useId, useRef, useState } from "react";
import { useKeptTaps } from "@/components/taps/kept-taps";
import type { Copy } from "@/lib/copy/copy";
import type { Language } from "@/lib/language";
import { anchors, pathTo } from "@/lib/paths";

/** The main navigation: a row on wide screens, behind the menu button on small ones. */
export function SiteNav({
  language,
  label,
  menu,
  opening,
  words,
}: {
  language: Language;
  label: string;
  menu: string;
  opening: string;
  words: Copy["nav"];
}) {
  const [isOpen, setIsOpen] = useState(false);
  const navigation = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const turn = () => setIsOpen(!isOpen);
  useKeptTaps("menu", turn);

  useEffect(() => {
    if (!isOpen) return;
    function closeIfOutside({ target }: Event) {
      // A popup that was asked for before comes over the menu and leaves it as it is.
      const isInside = target instanceof Element && target.closest("dialog");
      if (!isInside && !(target instanceof Node && navigation.current?.contains(target))) {
        setIsOpen(false);
      }
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== "Escape") return;
      setIsOpen(false);
      toggle.current?.focus();
    }
    document.addEventListener("pointerdown", closeIfOutside);
    document.addEventListener("focusin", closeIfOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeIfOutside);
      document.removeEventListener("focusin", closeIfOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [isOpen]);

  const links = [
    { href: `#${anchors.top}`, text: words.home },
    { href: pathTo(language, "products"), text: words.products },
    { href: `#${anchors.subscribe}`, text: words.contact },
    { href: pathTo(language, "about"), text: words.about },
  ];

  return (
    <nav ref={navigation} aria-label={label} className="site-nav">
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        data-tap="menu"
        data-tap-word={opening}
        suppressHydrationWarning
        onClick={turn}
        className="bar-link min-w-12 justify-center md:hidden scriptless:hidden"
      >
        <span aria-hidden="true" className={`menu-icon ${isOpen ? "menu-icon-open" : ""}`} />
        <span className="max-sm:sr-only">{menu}</span>
      </button>
      <ul id={listId} className={`site-menu ${isOpen ? "" : "max-md:scripted:hidden"}`}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href} className="bar-link" onClick={() => setIsOpen(false)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
