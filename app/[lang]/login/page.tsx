import { LoginCard } from "@/components/account/login-card";
import LandingPage from "@/app/[lang]/page";
import { getCopy, metadataOf } from "@/components/content";

export const generateMetadata = metadataOf("login");

export default async function Page() {
  const { language, login } = await getCopy();
  return (
    <>
      <LandingPage page="login" />
      <LoginCard words={login} language={language} />
    </>
  );
}
