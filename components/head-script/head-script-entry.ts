import { recordEarlyClicks } from "@/components/head-script/early-click-recorder";

// The script in the head of every page; scripts/next/head-script.mjs builds it.
recordEarlyClicks();
