/** How long a server keeps what the provider says of itself, in milliseconds: an hour. */
export const discoveryLifetime = 60 * 60 * 1000;

/** How long the provider may take to say it, in milliseconds. */
export const discoveryTimeout = 5000;

/** Fewest characters of a secret; `openssl rand -base64 32` gives 44. */
export const secretLength = 32;
