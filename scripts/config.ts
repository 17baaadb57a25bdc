// Checks the owner's configuration before a build: stops with one list of what is wrong, and warns of what is still
// made up.
import nextEnv from "@next/env";
import { readConfig } from "@/lib/shop/config";

nextEnv.loadEnvConfig(process.cwd());

try {
  const { leftAtDefault } = readConfig(process.env);
  if (leftAtDefault.length > 0) {
    console.warn(
      `Warning: still made up, set before you go live (see .env.example): ${leftAtDefault.join(", ")}`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
