import type { ComponentProps } from "react";

const Drawing = (props: ComponentProps<"svg">) => (
  <svg aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.75" {...props} />
);

/** An arrow in a line of text. It is drawn, because many fonts lack arrows. */
export function Arrow({ direction }: { direction: "left" | "right" }) {
  return (
    <Drawing viewBox="0 0 16 12" className="inline h-[0.75em] w-[0.9375em] align-baseline">
      <path d={direction === "left" ? "M15 6H2M7 1 2 6l5 5" : "M1 6h13M9 1l5 5-5 5"} />
    </Drawing>
  );
}

export const Phone = () => (
  <Drawing viewBox="0 0 20 20" className="size-5" strokeLinejoin="round">
    <path d="M6.5 2.5 3.5 3.5C2.5 10.5 9.5 17.5 16.5 16.5L17.5 13.5 13.5 11.5 11.5 13.2Q8.3 11.7 6.8 8.5L8.5 6.5Z" />
  </Drawing>
);

/** The logo, a cow's head in a ring, in the colour of the text around it. */
export function Logo({ className }: { className: string }) {
  return (
    <Drawing
      className={className}
      viewBox="0 0 64 64"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M1.8 32a30.2 30.2 0 1 0 60.4 0a30.2 30.2 0 1 0-60.4 0ZM23 21C17.5 20 15.5 15.5 18.5 10.5M41 21C46.5 20 48.5 15.5 45.5 10.5M22.5 21Q32 17 41.5 21C44 29 42 35.5 41 41.5Q42 53 32 53Q22 53 23 41.5C22 35.5 20 29 22.5 21ZM21.5 25.5C17 22 11.5 23.5 7.8 28.5C12.5 33 18 33 21.7 30.5M42.5 25.5C47 22 52.5 23.5 56.2 28.5C51.5 33 46 33 42.3 30.5" />
      <path d="M23 42.5Q32 37 41 42.5" strokeWidth="2.6" />
      <path
        d="M24 33.5Q27 29.2 30 33.5Q27 36 24 33.5ZM34 33.5Q37 29.2 40 33.5Q37 36 34 33.5ZM32 21.8L34.3 25.7L32 29.6L29.7 25.7ZM27 46.6a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0ZM34.2 46.6a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0Z"
        fill="currentColor"
        strokeWidth=".8"
      />
    </Drawing>
  );
}
