import { elementIds } from "@/components/layout/element-ids";
import type { Copy } from "@/lib/copy";
import { pathTo } from "@/lib/paths";

const menuId = "site-menu";

/**
 * The main navigation: a row on wide screens, and on small ones a popover, which the browser opens without
 * scripts. The script in the head closes it when a link in it is followed.
 */
export function Nav({ copy }: { copy: Pick<Copy, "header" | "language" | "nav"> }) {
  const links = [
    { href: `#${elementIds.top}`, text: copy.nav.home },
    { href: pathTo(copy.language, "products"), text: copy.nav.products },
    { href: `#${elementIds.subscribe}`, text: copy.nav.contact },
    { href: pathTo(copy.language, "about"), text: copy.nav.about },
  ];
  return (
    <nav aria-label={copy.header.navigation} className="site-nav">
      <button type="button" popoverTarget={menuId} className="bar-link menu-button">
        <span aria-hidden="true" className="menu-icon" />
        <span className="max-sm:sr-only">{copy.header.menu}</span>
      </button>
      <ul id={menuId} popover="auto" className="site-menu">
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href} className="bar-link">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
