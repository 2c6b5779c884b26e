import { product } from "@caseload/contract/product";
import styles from "./public-shell.module.css";
import { FacebookGlyph, LinkedInGlyph, XGlyph } from "~/ui/social-glyphs.tsx";

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
