import { readAuthConfig } from "@/lib/auth/auth-config";

/** Whether people can sign in here: read from the environment when the server starts. */
export const authSetup = readAuthConfig(process.env);
