"use client";

import { Component, type ReactNode } from "react";

interface Props {
  /** Replaces the part that broke; nothing by default. */
  readonly instead?: ReactNode;
  /** Whether the page has to fall back to working without scripts when this part breaks. */
  readonly isVital?: boolean;
  readonly children: ReactNode;
}

/**
 * Confines an error to one part of the page. If that part is vital, buttons elsewhere would do nothing
 * without it: forms and links then work as they do without scripts. A script that does not load is left
 * to the error page.
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
