import { recordEarlyClicks } from "@/components/head-script/early-clicks";

// The script in the head of every page; scripts/next/bundle-head-and-popup-scripts.mjs builds it.
recordEarlyClicks();
