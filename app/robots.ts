import type { MetadataRoute } from "next";
import { config } from "@/components/content";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: `${config.SITE_URL}/sitemap.xml`,
  };
}
