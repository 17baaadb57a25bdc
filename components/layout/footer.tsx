import { Brand } from "@/components/layout/brand";
import { MithilaBand } from "@/components/pictures/mithila-band";
import { elementIds } from "@/components/layout/element-ids";
import { callLink } from "@/lib/shop/links";
import type { Config, Shop } from "@/lib/shop/config";
import type { Copy } from "@/lib/copy";
import { fill } from "@/lib/order/text";
import type { Language } from "@/lib/language";
import { pathTo, type PageName } from "@/lib/paths";

/** The footer of every page: quick links, addresses, and how to reach the dairy. */
export function Footer({ copy, config }: Shop) {
  const { footer: words, language } = copy;
  return (
    <footer className="mt-auto bg-milk print:hidden">
      <MithilaBand />
      <div className="page-width footer-columns">
        <div>
          <Brand words={copy.brand} />
          <p className="mt-4 max-w-xs">{copy.home.tagline}</p>
          <p className="mt-2 text-small text-ink-soft">{words.since}</p>
        </div>
        <QuickLinks words={words} language={language} />
        <div className="footer-places">
          <Address heading={words.office} lines={config.officeAddress[language]} />
          <Address heading={words.farm} lines={config.farmAddress[language]} />
        </div>
        <Contact words={words} config={config} />
      </div>
      <LegalLines copy={copy} config={config} />
    </footer>
  );
}

function QuickLinks({ words, language }: { words: Copy["footer"]; language: Language }) {
  const to = (page: PageName) => pathTo(language, page);
  const links = [
    { href: to("home"), text: words.home },
    { href: to("about"), text: words.about },
    { href: to("products"), text: words.products },
    { href: `${to("home")}#${elementIds.services}`, text: words.services },
    { href: to("refund"), text: words.refund },
    { href: to("leaflet"), text: words.leaflet },
  ];
  return (
    <nav aria-labelledby="quick-links">
      <h2 id="quick-links" className="footer-heading">
        {words.quickLinks}
      </h2>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href} className="text-link">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Address({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <div>
      <h2 className="footer-heading">{heading}</h2>
      <address className="text-small whitespace-pre-line not-italic">{lines.join("\n")}</address>
    </div>
  );
}

function Contact({ words, config }: { words: Copy["footer"]; config: Config }) {
  return (
    <div>
      <h2 className="footer-heading">{words.contact}</h2>
      <ul>
        <li>
          <a href={callLink(config.phone)} className="text-link">
            <span className="sr-only">{`${words.phone} `}</span>
            {config.phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${config.email}`} className="text-link">
            <span className="sr-only">{`${words.email} `}</span>
            {config.email}
          </a>
        </li>
        <li>
          <SocialLink href={config.instagramUrl} text={words.instagram} note={words.newTab} />
        </li>
        <li>
          <SocialLink href={config.facebookUrl} text={words.facebook} note={words.newTab} />
        </li>
      </ul>
    </div>
  );
}

function SocialLink({ href, text, note }: { href: string; text: string; note: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" title={note} className="text-link">
      {text}
    </a>
  );
}

function LegalLines({ copy: { footer, language }, config }: Shop) {
  const contact = config.grievanceContact[language];
  const lines = [
    config.legalName[language],
    config.fssaiLicence && fill(footer.licence, { number: config.fssaiLicence }),
    contact && fill(footer.grievance, { contact }),
  ].filter((line) => line !== undefined);
  if (lines.length === 0) return null;

  return (
    <ul className="page-width flex flex-wrap gap-4 py-6 text-small text-ink-soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
