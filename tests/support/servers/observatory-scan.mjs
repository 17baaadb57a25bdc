// Scans pages with the scanner of the MDN HTTP Observatory, and writes its results as JSON. It is
// told to scan hosts, whose ports are 80 and 443; here those are two other ports of this machine.
import http from "node:http";
import https from "node:https";
import { pathToFileURL } from "node:url";

const [scanner, httpPort, httpsPort, ...pages] = process.argv.slice(2);
leadTo(http.Agent, httpPort);
leadTo(https.Agent, httpsPort);
const { scan } = await import(pathToFileURL(scanner));
const results = [];
for (const page of pages) results.push(await scan(page));
console.log(JSON.stringify(results));

function leadTo({ prototype }, port) {
  const connect = prototype.createConnection;
  prototype.createConnection = function (options, ...rest) {
    return connect.call(this, { ...options, host: "127.0.0.1", port: Number(port) }, ...rest);
  };
}
