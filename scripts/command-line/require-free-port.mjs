import { createServer } from "node:net";
import { listenFailure } from "../../server/host-and-port.mjs";

/**
 * Checks that the site can be served at this address.
 *
 * @param {import("../../server/host-and-port.mjs").Address} address
 * @throws Failure that says why it cannot
 */
export async function requireFreeAddress(address) {
  const server = createServer();
  await new Promise((resolve, reject) => {
    server.on("error", (error) => reject(listenFailure(error, address)));
    server.listen(address, () => server.close(resolve));
  });
}
