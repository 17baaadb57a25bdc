import type { Viewport } from "next";

/** The paper ground also around the page; popups end above the phone's keyboard, not behind it. */
export const viewport: Viewport = {
  themeColor: "#f7efe0",
  interactiveWidget: "resizes-content",
};
