"use client";

import { useEffect, useRef, useState } from "react";

/**
 * Something that the first button of an element opens. Escape closes it, and so does going on
 * elsewhere, by finger or by Tab, or by a link in it.
 */
export function useDisclosure<Root extends HTMLElement>() {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<Root>(null);

  function close(): void {
    setIsOpen(false);
    root.current?.querySelector("button")?.focus();
  }

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;

    function closeWhenLeft({ type, target }: Event) {
      // A popup that was asked for before comes over it and leaves it as it is.
      if (!(target instanceof Element) || target.closest("dialog")) return;
      const isInside = root.current?.contains(target);
      if (!isInside || (type === "click" && target.closest("a"))) setIsOpen(false);
    }
    for (const type of ["pointerdown", "focusin", "click"]) {
      document.addEventListener(type, closeWhenLeft, { signal });
    }
    document.addEventListener("keydown", ({ key }) => key === "Escape" && close(), { signal });
    return () => listening.abort();
  }, [isOpen]);

  return { root, isOpen, toggle: () => setIsOpen(!isOpen), close };
}
