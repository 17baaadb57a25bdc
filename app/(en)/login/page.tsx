import { config } from "@/app/config";
import { pageMetadata } from "@/app/page-metadata";
import { LoginOverlay } from "@/components/account/login-overlay";
import { Landing } from "@/components/landing/landing";
import { en } from "@/lib/copy/en";
import { paths } from "@/lib/paths";

export const metadata = { ...pageMetadata(en.login, paths.login), robots: { index: false } };

export default function Page() {
  return (
    <>
      <Landing copy={en} config={config} />
      <LoginOverlay words={en.login} />
    </>
  );
}
