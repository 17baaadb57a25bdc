/** A browser sends its headers at once; a slower client only holds the connection. */
export const headersMilliseconds = 10_000;
export const requestMilliseconds = 30_000;
export const timeoutCheckMilliseconds = 2_000;

/** A connection on which nothing moves for this long, in the middle of a request, is closed. */
export const inactiveMilliseconds = 60_000;

/** Longer than proxies keep a connection to a server (60 s), so that the proxy closes it first. */
export const keepAliveMilliseconds = 65_000;

/** Each connection takes about 30 KB. A proxy needs dozens, all browsers of the district far fewer. */
export const maxConnections = 4_000;

/** The forms of sign-in have a few hundred bytes. */
export const maxBodyBytes = 16 * 1024;

/** Characters. Nobody uses longer addresses, and a redirect repeats them in a header that proxies limit. */
export const maxTargetLength = 4_000;
