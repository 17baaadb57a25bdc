import { createServer } from "node:net";
import { Failure } from "../../server/failure-with-message-for-terminal.mjs";

/**
 * Checks that the site can be served at this address.
 *
 * @param {import("../../server/host-and-port.mjs").Address} address
 * @throws Failure that says why it cannot
 */
export async function requireFreeAddress({ host, port }) {
  /** @type {Readonly<Record<string, string>>} by the code of the system's error */
  const reasons = {
    EADDRINUSE: `Port ${port} is in use by another program: stop that program, or set PORT to another number.`,
    EACCES: `This user may not serve on port ${port}: set PORT to a number above 1023.`,
  };
  const server = createServer();
  await new Promise((resolve, reject) => {
    server.on("error", (/** @type {NodeJS.ErrnoException} */ { code = "" }) => {
      const other = `HOST must be an address of this machine, and "${host}" is not (${code}).`;
      reject(new Failure(reasons[code] ?? other));
    });
    server.listen({ host, port }, () => server.close(resolve));
  });
}
