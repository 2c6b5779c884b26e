import MenuIcon from "lucide-react/icons/menu";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { Suspense, useState, type MouseEvent } from "react";
import { Link } from "react-router";
import { chooseTheme, themes, useTheme, type Theme } from "~/lib/theme.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useUser } from "~/lib/session.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { IconButton } from "~/ui/icon-button.tsx";
import { Brand } from "~/ui/logo.tsx";
import { UntilReady } from "~/lib/until-ready.tsx";
import { landingSections, memberLinks } from "./public-navigation.ts";
import styles from "./public-shell.module.css";
// The server renders the user button before its code loads.
import "./user-button.module.css";
import { authAddress, useWayBack } from "./way-back.ts";

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

/** The forms that the header's buttons lead to. */
export type HeaderForm = "login" | "paralegal";

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
              <ButtonLink variant="primary" to={authAddress(next, "paralegal")} onClick={opens("paralegal")}>
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
