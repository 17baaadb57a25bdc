import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { constants } from "node:os";
import { text } from "node:stream/consumers";
import { expect, test } from "playwright/test";
import { buildIsFresh } from "@/scripts/build/build-is-up-to-date.mjs";
import { signInEnvironment } from "@/scripts/local-servers/openid-server";
import { freePort } from "@/scripts/local-servers/listen-on-loopback";

// If Playwright is run directly, the build may be outdated: "npm start" would replace it during other tests.
test.skip(!buildIsFresh(), "the build is older than its sources");
test.skip(process.platform === "win32", "Windows has no SIGTERM");

const provider = { issuer: "http://127.0.0.1:9", clientId: "shop", clientSecret: "secret" };
const body = "csrfToken=a";
const head = `POST /api/auth/signout HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`;

const commands: Record<string, { command: string[]; exitCodes: (number | null)[] }> = {
  // npm ends by the signal itself.
  "npm start": { command: ["npm", "start"], exitCodes: [null, 128 + constants.signals.SIGTERM] },
  "the script behind it": { command: [process.execPath, "scripts/start.mjs"], exitCodes: [0] },
};

for (const [name, { command, exitCodes }] of Object.entries(commands)) {
  test(`SIGTERM to ${name} completes a request in progress, and leaves no server behind`, async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const [program = "", ...programArguments] = command;
    const shop = spawn(program, programArguments, {
      env: { ...process.env, ...signInEnvironment(provider, url), PORT: String(port) },
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    });
    try {
      // Fires when all processes that share its output have ended.
      const close = once(shop, "close");
      await hasSaid(shop, "Dehati Milk is open at");
      const line = connect(port, "127.0.0.1");
      line.write(head + body.slice(0, 1));
      // When the server responds to a later request, it has begun with the first one.
      expect((await fetch(`${url}/api/health`)).status).toBe(200);

      shop.kill("SIGTERM");
      await expect.poll(() => isListening(port)).toBe(false);
      line.write(body.slice(1));
      const answer = await text(line);
      await close;

      expect(answer).toMatch(/^HTTP\/1\.1 302 /);
      expect(answer).toContain("Connection: close\r\n");
      expect(exitCodes).toContain(shop.exitCode);
    } finally {
      killGroup(shop);
    }
  });
}

/** Ends the processes that a failed test leaves behind. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // All have ended.
  }
}

function hasSaid({ stdout }: ChildProcess, words: string): Promise<void> {
  let said = "";
  return new Promise((resolve, reject) => {
    stdout?.on("data", (part) => {
      said += String(part);
      if (said.includes(words)) resolve();
    });
    stdout?.once("close", () => reject(new Error(`Ended without saying "${words}":\n${said}`)));
  });
}

async function isListening(port: number): Promise<boolean> {
  const line: Socket = connect(port, "127.0.0.1");
  try {
    await once(line, "connect");
    return true;
  } catch {
    return false;
  } finally {
    line.destroy();
  }
}
