import type { Viewport } from "next";
import { colours } from "@/lib/design/colours";

/** The paper ground also around the page; popups end above the phone's keyboard, not behind it. */
export const viewport: Viewport = {
  themeColor: colours.paper,
  interactiveWidget: "resizes-content",
};
