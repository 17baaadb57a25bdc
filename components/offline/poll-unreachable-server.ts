/** How often to look whether an unreachable server is back, in milliseconds. */
const LOOK_INTERVAL = 10_000;

/** Has `look` called again and again while the server is unreachable, as it is told to be or not. */
export function pollUnreachableServer(look: () => void): (isUnreachable: boolean) => void {
  let looking: ReturnType<typeof setInterval> | undefined;
  return (isUnreachable) => {
    clearInterval(looking);
    if (isUnreachable) looking = setInterval(look, LOOK_INTERVAL);
  };
}
