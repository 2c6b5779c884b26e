import { product } from "@caseload/contract/product";
import { Suspense } from "react";
import { Link } from "react-router";
import { useClock } from "~/lib/clock.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";
import { Brand } from "~/ui/logo.tsx";
import { footerColumns } from "./public-navigation.ts";

/** Loads only where a licensee has set an address. */
const SocialLinks = lazyPart(() => import("./social-links.tsx"));
const hasSocialPages = Object.values<string>(product.social).some((address) => address !== "");

export function PublicFooter() {
  const year = new Date(useClock().now).getUTCFullYear();
  return (
    <footer className="site-footer">
      <div className="content-width">
        <div>
          <Brand />
          <p className="about">{product.tagline}</p>
          {hasSocialPages && (
            <Suspense>
              <SocialLinks />
            </Suspense>
          )}
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
        <div className="legal-line">
          <span>
            © {year} {product.name}. {product.legal}
          </span>
          <span>{product.supervision}</span>
        </div>
      </div>
    </footer>
  );
}
