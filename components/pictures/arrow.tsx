/** An arrow in a line of text. Drawn, because many fonts have none. */
export function Arrow({ direction }: { direction: "left" | "right" }) {
  return (
    <svg aria-hidden="true" className="arrow" viewBox="0 0 16 12">
      <path d={direction === "left" ? "M15 6H2M7 1 2 6l5 5" : "M1 6h13M9 1l5 5-5 5"} />
    </svg>
  );
}
