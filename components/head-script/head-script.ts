import { recordEarlyClicks } from "@/components/head-script/recorder";

// The script in the head of every page; scripts/next/head-script.mjs builds it.
recordEarlyClicks();
