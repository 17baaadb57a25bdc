import { readConfig } from "@/lib/shop/config";
import nextEnv from "@next/env";

/** Stops the build when the configuration is wrong, and names what the owner has yet to set. */
function checkConfig(): void {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  const { leftAtDefault } = readConfig(process.env);
  if (leftAtDefault.length > 0) {
    console.warn(
      `Warning: still made up, set before you go live (see .env.example): ${leftAtDefault.join(", ")}`,
    );
  }
}

try {
  checkConfig();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
