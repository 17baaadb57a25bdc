/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
  images: { unoptimized: true },
  experimental: { globalNotFound: true },
  headers: () => [
    // With these two, measured in Chromium, a popup at the provider is neither cut off from the
    // page that opened it nor taken for closed; see docs/sign-in.md.
    {
      source: "/:path*",
      headers: [{ key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" }],
    },
    {
      source: "/auth/done",
      headers: [{ key: "Cross-Origin-Opener-Policy", value: "unsafe-none" }],
    },
    {
      source: "/pictures/:file*",
      headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    },
    {
      source: "/icons/:file*",
      headers: [{ key: "Cache-Control", value: "public, max-age=86400" }],
    },
  ],
};

export default config;
