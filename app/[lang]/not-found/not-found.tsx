import { getCopy } from "@/components/content";
import { Frame } from "@/components/layout/frame";
import { ChatLink, PageLink } from "@/components/ui/links";

export default async function NotFound() {
  const { buttons, failure, notFound } = await getCopy();
  return (
    <Frame className="page-width section text-center">
      <h1 className="font-display text-heading">{notFound.heading}</h1>
      <p className="mt-4">{notFound.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <PageLink to="home" className="button primary" text={failure.home} />
        <ChatLink text={buttons.chat} className="button secondary" />
      </div>
    </Frame>
  );
}
