const shared =
  "inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-control border-2 px-5 py-2.5 text-center font-semibold";

const looks = {
  // The transparent borders show in forced colours, where backgrounds go.
  primary: "border-transparent bg-terracotta text-milk hover:bg-terracotta-dark",
  secondary: "border-terracotta text-terracotta-dark hover:bg-turmeric-pale",
  quiet: "border-transparent text-terracotta-dark underline underline-offset-4 hover:text-ink",
} as const;

/** The look of everything that is pressed, link or button: at least 48 px high. */
export function buttonClass(look: keyof typeof looks): string {
  return `${shared} ${looks[look]}`;
}
