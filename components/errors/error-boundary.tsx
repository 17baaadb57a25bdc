"use client";

import { Component, type ReactNode } from "react";

interface Props {
  /** Stands in for what broke; nothing by default. */
  readonly instead?: ReactNode;
  /** Whether the page is to work as without scripts once this part is gone. */
  readonly isVital?: boolean;
  readonly children: ReactNode;
}

/**
 * Keeps an error within one part of the page. Without a vital part the buttons around it would be
 * dead, so the page then orders by its forms and links, as where there are no scripts. A script
 * that did not load is left to the page's own error handling.
 */
export class ErrorBoundary extends Component<Props, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (this.props.isVital && error.name !== "ChunkLoadError") {
      delete document.documentElement.dataset.scripts;
    }
  }

  override render() {
    const { error } = this.state;
    if (error?.name === "ChunkLoadError") throw error;
    return error ? this.props.instead : this.props.children;
  }
}
