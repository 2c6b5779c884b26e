import { Link } from "react-router";
import { useUser } from "~/lib/session.ts";
import { Drawer } from "~/ui/drawer.tsx";
import { Brand } from "~/ui/logo.tsx";
import { menuOf } from "./member-menu.ts";
import { landingSections, type PublicLink } from "./public-navigation.ts";
import { authAddress, useWayBack } from "./way-back.ts";

interface PublicDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const accountLinks = (next: string | null): readonly PublicLink[] => [
  { label: "Login", to: authAddress(next) },
  { label: "Register as Paralegal", to: authAddress(next, "paralegal") },
  { label: "Register as Attorney", to: authAddress(next, "attorney") },
];

/** The public menu on phones. */
export default function PublicDrawer({ open, onOpenChange }: PublicDrawerProps) {
  const user = useUser();
  const next = useWayBack();
  const links = user ? menuOf(user) : [...landingSections, ...accountLinks(next)];
  return (
    <Drawer open={open} onOpenChange={onOpenChange} side="left" title="Menu" brand={<Brand />}>
      <nav aria-label="Menu">
        {links.map(({ label, to }) => (
          <Link key={to} className="nav-link" to={to} onClick={() => onOpenChange(false)}>
            {label}
          </Link>
        ))}
      </nav>
    </Drawer>
  );
}
