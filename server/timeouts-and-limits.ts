// How much, and for how long, one client may ask of the server.

/** A browser's headers come in one piece; who takes longer than this is holding the line. */
export const headersMilliseconds = 10_000;
export const requestMilliseconds = 30_000;
export const timeoutCheckMilliseconds = 2_000;

/** Who neither sends nor takes anything for so long, in the middle of a request, is cut off. */
export const inactiveMilliseconds = 60_000;

/** Longer than proxies keep their connections to a server (60 s), so that they close first. */
export const keepAliveMilliseconds = 65_000;

/** Each connection costs some 30 KB; a proxy needs some dozens, all browsers of a district fewer. */
export const mostConnections = 4_000;

/** The forms of sign-in have some hundred bytes. */
export const mostBodyBytes = 16 * 1024;

/**
 * Sign-ins that one address may begin and end in a minute. Generous, since a mobile network shows
 * thousands of phones by one address.
 */
export const mostSignIns = 120;
export const signInWindowMilliseconds = 60_000;

/** A request that has begun to arrive may arrive; browsers also open lines they never use. */
export const stopSilentMilliseconds = 1_000;
/** When the server is told to stop, all that is under way has so long. */
export const stopAllMilliseconds = 10_000;

/** Longer addresses come from nobody, and a redirect repeats them: a proxy takes only so much. */
export const longestTarget = 4_000;
