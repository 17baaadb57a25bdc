/** How long a sign-in that was begun may take, in seconds: ten minutes. */
export const attemptLifetime = 600;

/** How long a session lasts, in seconds: seven days. It cannot be revoked, so it is not longer. */
export const sessionLifetime = 7 * 24 * 60 * 60;
