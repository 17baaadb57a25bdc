import { getCopy, metadataOf } from "@/components/content";
import { Frame, Section } from "@/components/layout/frame";
import { ChatLink, PageLink } from "@/components/ui/links";
import { Picture } from "@/components/ui/picture";
import { fill } from "@/lib/shop/format";
import { products } from "@/lib/shop/catalogue";
import { benefits, dairyGoods } from "@/lib/shop/facts";

export const generateMetadata = metadataOf("about");

/** On wide screens the heading stands beside the text. */
const besideHeading = "grid grid-cols-1 gap-6 md:grid-cols-[1fr_2fr] md:gap-10";

export default async function Page() {
  const { about, home } = await getCopy();
  const { goods, story, why } = about;
  return (
    <div className="flex flex-1 flex-col bg-[url(/pictures/paper-5c76466e.webp)] bg-size-[20rem] print:bg-none">
      <Frame page="about">
        <section className="page-width section grid grid-cols-1 items-center gap-8 lg:grid-cols-[1fr_1.2fr] lg:gap-14">
          <div>
            {/* In Hindi so small that it has two lines on phones in every face: a third would move what is below. */}
            <h1 className="font-display text-display hindi:max-sm:text-[2.2rem]">
              {about.heading}
            </h1>
            <p className="mt-5 max-w-prose text-lead">{about.intro}</p>
          </div>
          <Picture id="heritage" eager className="aspect-8/5 rounded-card" />
        </section>

        <div className="band" />

        <Section id="our-story" heading={story.heading} className={besideHeading}>
          <div className="grid max-w-prose gap-5 text-lead">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>

        <Section id="goods" heading={goods.heading} className="not-print:pt-0">
          <ul role="list" className="mt-8 grid fit-2 gap-4 md:fit-3 md:gap-6">
            {dairyGoods.map(({ id, product }) => {
              const name = goods.names[id];
              const question = fill(goods.question, { good: name });
              const sold = products.find((each) => each.id === product);
              return (
                <li key={id} className="card flex flex-col overflow-hidden">
                  <Picture
                    id={product ?? id}
                    sizes="(min-width: 1100px) 360px, (min-width: 768px) 29vw, 43vw"
                    className="aspect-4/5"
                  />
                  <div className="flex flex-1 flex-col p-4">
                    <h3 className="small-heading">{name}</h3>
                    {sold ? (
                      <PageLink
                        to={sold.id}
                        text={goods.order}
                        aria-label={`${goods.order}: ${name}`}
                        className="card-link"
                      />
                    ) : (
                      <ChatLink message={question} text={goods.ask} about={name} />
                    )}
                  </div>
                </li>
              );
            })}
          </ul>
        </Section>

        <Section id="why" heading={why.heading} className={`not-print:pt-0 ${besideHeading}`}>
          <div>
            <ol className="max-w-160 text-lead wrap-anywhere">
              {benefits.map((benefit) => (
                <li
                  key={benefit}
                  className="numbered flex items-baseline gap-[16px] border-t border-line py-4 before:static before:min-w-5 before:text-title/[inherit] before:text-terracotta"
                >
                  {why.benefits[benefit]}
                </li>
              ))}
            </ol>
            <PageLink to="products" className="button primary mt-8" text={home.order} />
          </div>
        </Section>
      </Frame>
    </div>
  );
}
