import { Landing } from "@/components/landing/landing";
import { JsonLd } from "@/components/layout/json-ld";
import { getShop } from "@/components/shop";
import { pageMetadata } from "@/lib/seo/metadata";

export const generateMetadata = async () => pageMetadata(await getShop(), "home");

export default function Page() {
  return (
    <>
      <Landing />
      <JsonLd of="home" />
    </>
  );
}
