import { product } from "@caseload/contract/product";
import { type ReactNode, Suspense, useState, type MouseEvent } from "react";
import { Link } from "react-router";
import { useClock } from "~/lib/clock.tsx";
import { UntilReady } from "~/lib/until-ready.tsx";
import { useHashFocus } from "~/lib/use-hash-focus.ts";
import { lazyPart, vitalPart } from "~/ui/lazy-part.ts";
import { Brand } from "~/ui/logo.tsx";
import { classNames } from "~/ui/class-names.ts";
import { footerColumns, landingSections, memberLinks } from "./public-navigation.ts";
import * as styles from "./public-shell.module.css";
import MenuIcon from "lucide-react/icons/menu";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { chooseTheme, themes, useTheme, type Theme } from "~/lib/theme.ts";
import { useUser } from "~/lib/session.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import "./user-button.module.css";
import { authAddress, useWayBack } from "./way-back.ts";

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

const HeldScreen = lazyPart(() => import("./held-screen.tsx"));

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
  // Before a link is pressed, a pointer moves over the page, or a key moves the focus.
  const [isUsed, setUsed] = useState(false);
  const noteUse = () => setUsed(true);
  return (
    <UntilReady>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only sees that the page is used */}
      <div className={styles.publicShell} onPointerOver={noteUse} onKeyDown={noteUse}>
        {isUsed && (
          <Suspense>
            <HeldScreen />
          </Suspense>
        )}
        <PublicHeader onForm={onForm} />
        <main
          id="main"
          tabIndex={-1}
          className={classNames(styles.content, framed && classNames("content-width", styles.framed))}
        >
          {children}
        </main>
        <PublicFooter />
      </div>
    </UntilReady>
  );
}

// The server renders the user button before its code loads.

const UserMenuSlot = vitalPart(() => import("./user-menu-slot.tsx"));
const PublicDrawer = vitalPart(() => import("./public-drawer.tsx"));

const looks = {
  light: { icon: Sun, label: "Theme: light" },
  dark: { icon: Moon, label: "Theme: dark" },
  system: { icon: Monitor, label: "Theme: system" },
} as const;

const after = (theme: Theme): Theme => themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";

/** Light, dark, system, one press each. */
function ThemeToggle({ className }: { className?: string }) {
  const theme = useTheme();
  const { icon, label } = looks[theme];
  return (
    <IconButton className={className} label={label} icon={icon} onClick={() => chooseTheme(after(theme))} />
  );
}

/** What the header's buttons open: the form to sign in, or the question which side one registers on. */
type HeaderForm = "login" | "register";

interface PublicHeaderProps {
  /** Opens a form where one is; without it, and before the page is ready, the buttons lead to /auth. */
  onForm?: ((form: HeaderForm, next: string | null) => void) | undefined;
}

export function PublicHeader({ onForm }: PublicHeaderProps) {
  const user = useUser();
  const next = useWayBack();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const opens = (form: HeaderForm) => (event: MouseEvent) => {
    // Pressed with a key held, a link opens a tab of its own.
    if (!onForm || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onForm(form, next);
  };
  return (
    <header className={styles.header}>
      <div className={classNames("content-width", styles.headerContent)}>
        <Brand />
        <nav aria-label="Main">
          {(user ? memberLinks(user) : landingSections).map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={styles.headerActions}>
          {user ? (
            <Suspense>
              <UntilReady>
                <UserMenuSlot compact />
              </UntilReady>
            </Suspense>
          ) : (
            <>
              <ThemeToggle />
              <ButtonLink
                variant="ghost"
                className={styles.wideOnly}
                to={authAddress(next)}
                onClick={opens("login")}
              >
                Login
              </ButtonLink>
              <ButtonLink variant="primary" to={authAddress(next, "paralegal")} onClick={opens("register")}>
                Sign Up
              </ButtonLink>
            </>
          )}
          <IconButton
            className={styles.phoneOnly}
            label="Menu"
            icon={MenuIcon}
            iconSize="l"
            aria-haspopup="dialog"
            onClick={() => {
              setOpened(true);
              setOpen(true);
            }}
          />
        </div>
      </div>
      {wasOpened && (
        <Suspense>
          <PublicDrawer open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </header>
  );
}
