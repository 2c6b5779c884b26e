import { product } from "@caseload/contract/product";
import { Link } from "react-router";
import { useClock } from "~/lib/clock.tsx";
import { Brand } from "~/ui/logo.tsx";
import { FacebookGlyph, LinkedInGlyph, XGlyph } from "~/ui/social-glyphs.tsx";
import { footerColumns } from "./public-navigation.ts";

export function PublicFooter() {
  const year = new Date(useClock().now).getUTCFullYear();
  return (
    <footer className="site-foot">
      <div className="cw">
        <div>
          <Brand />
          <p className="about">{product.tagline}</p>
          <SocialLinks />
        </div>
        {footerColumns.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className="legalline">
          <span>
            © {year} {product.name}. {product.legal}
          </span>
          <span>{product.supervision}</span>
        </div>
      </div>
    </footer>
  );
}

const { linkedIn, x, facebook } = product.social;
const socialPages = [
  { label: "LinkedIn", href: linkedIn, Glyph: LinkedInGlyph },
  { label: "X", href: x, Glyph: XGlyph },
  { label: "Facebook", href: facebook, Glyph: FacebookGlyph },
].filter(({ href }) => href !== "");

function SocialLinks() {
  if (socialPages.length === 0) return null;
  return (
    <div className="social">
      {socialPages.map(({ label, href, Glyph }) => (
        <a key={label} className="icon-btn" href={href} aria-label={label} rel="noopener noreferrer">
          <Glyph />
        </a>
      ))}
    </div>
  );
}
