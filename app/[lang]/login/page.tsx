import { LoginCard } from "@/components/account/login-card";
import { Landing } from "@/app/[lang]/landing";
import { getContent } from "@/components/content";
import { pageMetadata } from "@/lib/seo/metadata";

export const generateMetadata = async () => pageMetadata(await getContent(), "login");

export default async function Page() {
  const { copy } = await getContent();
  return (
    <>
      <Landing page="login" />
      <LoginCard words={copy.login} language={copy.language} />
    </>
  );
}
