const shared =
  "inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-control px-5 py-2.5 text-center font-semibold";

const looks = {
  primary: "bg-terracotta text-milk hover:bg-terracotta-dark",
  secondary: "border-2 border-terracotta text-terracotta-dark hover:bg-turmeric-pale",
  quiet: "text-terracotta-dark underline underline-offset-4 hover:text-ink",
} as const;

/** The look of everything that is pressed, link or button: at least 48 px high. */
export function buttonClass(look: keyof typeof looks): string {
  return `${shared} ${looks[look]}`;
}
