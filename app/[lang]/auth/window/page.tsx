import { SignInWindow } from "@/components/account/window";
import { getShop } from "@/components/shop";

export async function generateMetadata() {
  const { copy } = await getShop();
  return { title: copy.login.result.title, robots: { index: false } };
}

/** Where a sign-in begins and ends. Nothing links here but the sign-in card. */
export default async function Page() {
  const { copy } = await getShop();
  return <SignInWindow language={copy.language} heading={copy.login.result.heading} />;
}
