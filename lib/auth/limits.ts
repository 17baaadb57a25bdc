/** Size of the sign-in popup in CSS pixels. */
export const popupSize = { width: 500, height: 600 } as const;

/** How often the page looks whether the popup is still open, in milliseconds. */
export const closedPollTime = 250;

/** How long a popup that looks closed may still deliver its result, in milliseconds. */
export const closedGraceTime = 8000;

/** How long a server keeps what the provider says of itself, in milliseconds: an hour. */
export const discoveryLifetime = 60 * 60 * 1000;

/** How long the provider may take to say it, in milliseconds. */
export const discoveryTimeout = 5000;

/** Fewest characters of a secret; `openssl rand -base64 32` gives 44. */
export const secretLength = 32;
