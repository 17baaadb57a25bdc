import type { MetadataRoute } from "next";
import { config } from "@/app/_document/owner-config-at-build-time";

/** Everything may be read but the addresses of sign-in, which show nothing. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: `${config.siteUrl}/sitemap.xml`,
  };
}
