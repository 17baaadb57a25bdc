import { SignInWindow } from "@/components/account/sign-in";
import { getCopy } from "@/components/content";

export const metadata = { robots: { index: false } };

/** Where a sign-in begins and ends. Nothing links here but the sign-in card. */
export default async function Page() {
  const copy = await getCopy();
  return (
    <main id="content" className="page-width section mx-auto grid max-w-md gap-4 text-center">
      <h1 className="small-heading">{copy.login.signingIn}</h1>
      <SignInWindow />
    </main>
  );
}
