import { createServer } from "node:net";
import { Failure } from "../../server/failure-without-stack-trace.mjs";

/**
 * Checks that the site can be served at this address.
 *
 * @param {import("../../server/host-and-port.mjs").Address} address
 * @throws Failure that says why it cannot
 */
export async function requireFreeAddress({ host, port }) {
  const server = createServer();
  await new Promise((resolve, reject) => {
    server.on("error", (/** @type {NodeJS.ErrnoException} */ { code }) =>
      reject(new Failure(reasonNotFree(code, host, port))),
    );
    server.listen({ host, port }, () => server.close(resolve));
  });
}

/**
 * @param {string | undefined} code of the system's error
 * @param {string} host
 * @param {number} port
 */
function reasonNotFree(code, host, port) {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is in use by another program: stop that program, or set PORT to another number.`;
    case "EACCES":
      return `This user may not serve on port ${port}: set PORT to a number above 1023.`;
    default:
      return `HOST must be an address of this machine, and "${host}" is not (${code}).`;
  }
}
