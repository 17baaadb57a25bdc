/** @type {import("next").NextConfig} */
const config = {
  agentRules: false,
  // The page's types are checked with the shop's.
  typescript: { ignoreBuildErrors: true },
};

export default config;
