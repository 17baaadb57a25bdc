import { Failure } from "./failure-with-message-for-terminal.mjs";

const defaultHost = "127.0.0.1";
const defaultPort = "3000";

/** Loopback, and the two hosts that stand for all addresses of this machine. */
const hostsOfThisMachine = [defaultHost, "0.0.0.0", "::"];

/**
 * Where the site is served.
 *
 * @typedef {{ readonly host: string, readonly port: number }} Address
 */

/**
 * Where to serve the site, from the variables HOST and PORT.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Address}
 * @throws Failure if PORT is not a port number
 */
export function readAddress(environment) {
  const host = environment.HOST || defaultHost;
  const port = environment.PORT || defaultPort;
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65535) {
    throw new Failure(`PORT must be a whole number from 1 to 65535, not "${port}".`);
  }
  return { host, port: Number(port) };
}

/**
 * The address to type into a browser on this machine.
 *
 * @param {Address} address
 */
export function browserAddress({ host, port }) {
  const name = hostsOfThisMachine.includes(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/**
 * Why the site cannot be served at this address, in a sentence.
 *
 * @param {NodeJS.ErrnoException} error of the server that was to listen there
 * @param {Address} address
 */
export function listenFailure({ code = "" }, { host, port }) {
  /** @type {Readonly<Record<string, string>>} by the code of the system's error */
  const reasons = {
    EADDRINUSE: `Port ${port} is in use by another program: stop that program, or set PORT to another number.`,
    EACCES: `This user may not serve on port ${port}: set PORT to a number above 1023.`,
  };
  const other = `HOST must be an address of this machine, and "${host}" is not (${code}).`;
  return new Failure(reasons[code] ?? other);
}
