import { config, getCopy } from "@/components/content";
import { Brand } from "@/components/layout/header";
import { CallLink, ChatLink, MailLink, PageLink } from "@/components/ui/links";
import { NewTabLink } from "@/components/ui/new-tab";
import { fill } from "@/lib/shop/format";

export async function Footer() {
  const { footer: words, home, language, nav, refund } = await getCopy();
  const links = [
    { to: "home", text: nav.home },
    { to: "about", text: words.about },
    { to: "products", text: nav.products },
    { to: "home", part: "#services", text: words.services },
    { to: "refund", text: refund.heading },
    { to: "leaflet", text: words.leaflet },
  ] as const;
  const places = [
    { heading: words.office, lines: config[language].OFFICE_ADDRESS },
    { heading: words.farm, lines: config[language].FARM_ADDRESS },
  ];
  const complaints = config[language].GRIEVANCE_CONTACT;
  const legal = [
    config[language].LEGAL_NAME,
    config.FSSAI_LICENCE && fill(words.licence, { number: config.FSSAI_LICENCE }),
    complaints && fill(words.grievance, { contact: complaints }),
  ];

  return (
    <footer className="mt-auto bg-milk print:hidden">
      <div className="band" />
      <div className="page-width grid grid-cols-1 gap-x-8 gap-y-10 py-12 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="sm:max-lg:col-span-full">
          <Brand />
          <p className="mt-4 max-w-xs">{home.tagline}</p>
          <p className="mt-2 text-small text-ink-soft">{words.since}</p>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links" className="mb-1 font-bold">
            {words.quickLinks}
          </h2>
          <ul className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-6">
            {links.map((link) => (
              <li key={link.text}>
                <PageLink {...link} className="text-link" />
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid fit-2 content-start gap-6 sm:grid-cols-1">
          {places.map(({ heading, lines }) => (
            <div key={heading}>
              <h2 className="mb-1 font-bold">{heading}</h2>
              <address className="text-small whitespace-pre-line not-italic">
                {lines.join("\n")}
              </address>
            </div>
          ))}
        </div>
        <div>
          <h2 className="mb-2 font-bold">{words.contact}</h2>
          <ul className="grid grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-1">
            <li>
              <CallLink className="button secondary w-full px-1" />
            </li>
            <li>
              <ChatLink text={words.chat} className="button secondary w-full px-1" />
            </li>
            <li className="col-span-full">
              <MailLink />
            </li>
            <li>
              <NewTabLink href={config.INSTAGRAM_URL} text="Instagram" className="text-link" />
            </li>
            <li>
              <NewTabLink href={config.FACEBOOK_URL} text="Facebook" className="text-link" />
            </li>
          </ul>
        </div>
      </div>
      <ul
        role="list"
        className="page-width flex flex-wrap gap-4 py-6 text-small text-ink-soft empty:hidden"
      >
        {legal.map((line) => line && <li key={line}>{line}</li>)}
      </ul>
    </footer>
  );
}
