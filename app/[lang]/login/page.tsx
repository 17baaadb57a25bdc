import { LoginCard } from "@/components/account/login-card";
import { Landing } from "@/components/landing/landing";
import { getShop } from "@/components/shop";
import { pageMetadata } from "@/lib/seo/metadata";

export const generateMetadata = async () => pageMetadata(await getShop(), "login");

/** The landing page with the sign-in card over it. */
export default async function Page() {
  const { copy } = await getShop();
  return (
    <>
      <Landing />
      <LoginCard words={copy.login} language={copy.language} />
    </>
  );
}
