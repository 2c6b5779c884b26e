import { product } from "@caseload/contract/product";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { useClock } from "~/lib/clock.tsx";
import { UntilReady } from "~/lib/until-ready.tsx";
import { useHashFocus } from "~/lib/use-hash-focus.ts";
import { lazyPart } from "~/ui/lazy-part.ts";
import { Brand } from "~/ui/logo.tsx";
import { classNames } from "~/ui/class-names.ts";
import { PublicHeader, type HeaderForm } from "./public-header.tsx";
import { footerColumns } from "./public-navigation.ts";
import styles from "./public-shell.module.css";

/** Loads only if the product configuration names a page. */
const SocialLinks = lazyPart(() => import("./social-links.tsx"));
const hasSocialPages = Object.values<string>(product.social).some((address) => address !== "");

export function PublicFooter() {
  const year = new Date(useClock().now).getUTCFullYear();
  return (
    <footer className={styles.footer}>
      <div className={classNames("content-width", styles.footerContent)}>
        <div>
          <Brand />
          <p className={styles.tagline}>{product.tagline}</p>
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
        <div className={styles.legalLine}>
          <span>
            © {year} {product.name}. {product.legal}
          </span>
          <span>{product.supervision}</span>
        </div>
      </div>
    </footer>
  );
}

interface PublicShellProps {
  children: ReactNode;
  /** An application screen between the public header and footer: page padding and measure. */
  framed?: boolean;
  /** Opens the form that a button of the header leads to. */
  onForm?: ((form: HeaderForm, next: string | null) => void) | undefined;
}

/** What visitors see around every screen. */
export default function PublicShell({ children, framed = false, onForm }: PublicShellProps) {
  useHashFocus();
  return (
    <UntilReady>
      <div className={styles.publicShell}>
        <PublicHeader onForm={onForm} />
        <main
          id="main"
          tabIndex={-1}
          className={framed ? classNames("content-width", styles.framed) : undefined}
        >
          {children}
        </main>
        <PublicFooter />
      </div>
    </UntilReady>
  );
}
