import { Landing } from "@/app/[lang]/landing";
import { getContent } from "@/components/content";
import { pageMetadata } from "@/lib/seo/metadata";

export const generateMetadata = async () => pageMetadata(await getContent(), "home");

export default function Page() {
  return <Landing page="home" />;
}
