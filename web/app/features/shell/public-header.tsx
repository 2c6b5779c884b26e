import MenuIcon from "lucide-react/icons/menu";
import { Suspense, useState, type MouseEvent } from "react";
import { Link } from "react-router";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useUser } from "~/lib/session.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { Brand } from "~/ui/logo.tsx";
import { UntilReady } from "~/lib/until-ready.tsx";
import { landingSections, memberLinks } from "./public-navigation.ts";
import { ThemeToggle } from "./theme-toggle.tsx";
import { authAddress, useWayBack } from "./way-back.ts";

const UserMenuSlot = vitalPart(() => import("./user-menu-slot.tsx"));
const PublicDrawer = vitalPart(() => import("./public-drawer.tsx"));

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
    <header className="site">
      <div className="content-width">
        <Brand />
        <nav aria-label="Main">
          {(user ? memberLinks(user) : landingSections).map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        <div className="site-actions">
          {user ? (
            <Suspense>
              <UntilReady>
                <UserMenuSlot />
              </UntilReady>
            </Suspense>
          ) : (
            <>
              <ThemeToggle />
              <ButtonLink variant="ghost" to={authAddress(next)} onClick={opens("login")}>
                Login
              </ButtonLink>
              <ButtonLink variant="primary" to={authAddress(next, "paralegal")} onClick={opens("paralegal")}>
                Sign Up
              </ButtonLink>
            </>
          )}
          <IconButton
            className="menu"
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
