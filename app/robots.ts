import type { MetadataRoute } from "next";
import { config } from "@/components/content";

/** Crawlers may read everything but the API. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: `${config.siteUrl}/sitemap.xml`,
  };
}
