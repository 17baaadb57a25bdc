import type { Viewport } from "next";
import { colours } from "@/lib/design";

/**
 * The browser's bars have the colour of the page, and the page shrinks when the phone's keyboard opens,
 * so that popups end above it.
 */
export const viewport: Viewport = {
  themeColor: colours.paper,
  interactiveWidget: "resizes-content",
};
