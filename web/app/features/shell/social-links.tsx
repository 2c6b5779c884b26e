import { product } from "@caseload/contract/product";
import * as styles from "./public-shell.module.css";
import type { ReactNode } from "react";

const { linkedIn, x, facebook } = product.social;
const pages = [
  { label: "LinkedIn", href: linkedIn, Glyph: LinkedInGlyph },
  { label: "X", href: x, Glyph: XGlyph },
  { label: "Facebook", href: facebook, Glyph: FacebookGlyph },
];

/** The licensee's own pages elsewhere; a mark without an address is left out. */
export default function SocialLinks() {
  return (
    <div className={styles.social}>
      {pages
        .filter(({ href }) => href !== "")
        .map(({ label, href, Glyph }) => (
          <a key={label} className="icon-button" href={href} aria-label={label} rel="noopener noreferrer">
            <Glyph />
          </a>
        ))}
    </div>
  );
}

/** Brand marks for the footer, drawn by us: the icon set has none. */
function SocialGlyph({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

function LinkedInGlyph() {
  return (
    <SocialGlyph>
      <path d="M6 10v8M6 6v.01M10.5 18v-8M10.5 13c0-4 7-4.5 7 0v5" />
    </SocialGlyph>
  );
}

function XGlyph() {
  return (
    <SocialGlyph>
      <path d="m6 6 12 12M18 6 6 18" />
    </SocialGlyph>
  );
}

function FacebookGlyph() {
  return (
    <SocialGlyph>
      <path d="M12 20v-9c0-3.5 1-5 4.5-5M9 12h6" />
    </SocialGlyph>
  );
}
