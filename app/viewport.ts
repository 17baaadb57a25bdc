import type { Viewport } from "next";

/** The paper ground, also around the page on phones. */
export const viewport: Viewport = { themeColor: "#f7efe0", colorScheme: "light" };
