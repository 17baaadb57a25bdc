import type { ComponentProps } from "react";

interface ButtonProps extends ComponentProps<"button"> {
  look: "primary" | "secondary" | "quiet" | "text";
  text: string;
}

/** A button with a text. Links that look like buttons have the same classes: `button primary`. */
export function Button({ look, text, className = "", ...rest }: ButtonProps) {
  const classes = look === "text" ? "text-button" : `button ${look}`;
  return (
    <button type="button" {...rest} className={`${classes} ${className}`}>
      {text}
    </button>
  );
}
