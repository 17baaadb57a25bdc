import { request } from "node:http";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "./failure.mjs";

const DEFAULT_HOST = "127.0.0.1";
const DEFAULT_PORT = "3000";

/** Hosts that mean "every address of this machine", with the one to reach the site at. */
const WILDCARD_HOSTS = { "0.0.0.0": "127.0.0.1", "::": "::1" };

const POLL_MILLISECONDS = 100;

/**
 * Where to serve the site, from the variables HOST and PORT: { host, port }. Throws a Failure
 * when PORT is not a port number.
 */
export function readAddress(environment) {
  const host = environment.HOST || DEFAULT_HOST;
  const port = environment.PORT || DEFAULT_PORT;
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65535) {
    throw new Failure(`PORT must be a whole number from 1 to 65535, not "${port}".`);
  }
  return { host, port: Number(port) };
}

/** The address to type into a browser on this machine. */
export function siteUrl({ host, port }) {
  const isThisMachine = host === DEFAULT_HOST || host in WILDCARD_HOSTS;
  const name = isThisMachine ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** Throws a Failure that says why when the site cannot be served at this address. */
export async function requireFreeAddress({ host, port }) {
  try {
    await listenOnce(host, port);
  } catch (error) {
    throw new Failure(reasonNotFree(error, host, port));
  }
}

/** A port of the loopback address that no program is listening on. */
export function findFreePort() {
  return listenOnce(DEFAULT_HOST, 0);
}

/** Resolves with true once a server answers at this address, false once isWaiting says no. */
export async function isReachable(address, isWaiting) {
  while (isWaiting()) {
    if (await answers(address)) {
      return true;
    }
    await wait(POLL_MILLISECONDS);
  }
  return false;
}

function reasonNotFree(error, host, port) {
  switch (error.code) {
    case "EADDRINUSE":
      return `Port ${port} is in use by another program: stop that program, or set PORT to another number.`;
    case "EACCES":
      return `This user may not serve on port ${port}: set PORT to a number above 1023.`;
    default:
      return `HOST must be an address of this machine, and "${host}" is not (${error.code}).`;
  }
}

/** Listens on a port (0: any free one) for a moment and resolves with its number. */
function listenOnce(host, port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen({ host, port }, () => {
      const { port: listenedPort } = server.address();
      server.close(() => resolve(listenedPort));
    });
  });
}

function answers({ host, port }) {
  return new Promise((resolve) => {
    const probe = request({
      host: WILDCARD_HOSTS[host] ?? host,
      port,
      method: "HEAD",
      agent: false,
    });
    probe.on("response", (response) => {
      response.resume();
      resolve(true);
    });
    probe.on("error", () => resolve(false));
    probe.end();
  });
}
