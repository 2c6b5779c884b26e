import { Link } from "react-router";
import { useUser } from "~/lib/session.ts";
import { Drawer } from "~/ui/drawer.tsx";
import { Brand } from "~/ui/logo.tsx";
import { landingSections, memberLinks, registrations } from "./public-navigation.ts";

interface PublicDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The public menu on phones. */
export default function PublicDrawer({ open, onOpenChange }: PublicDrawerProps) {
  const user = useUser();
  const links = user
    ? memberLinks(user)
    : [...landingSections, { label: "Login", to: "/auth" }, ...registrations];
  return (
    <Drawer open={open} onOpenChange={onOpenChange} side="left" title="Menu" brand={<Brand />}>
      <nav aria-label="Menu">
        {links.map(({ label, to }) => (
          <Link key={to} className="nav" to={to} onClick={() => onOpenChange(false)}>
            {label}
          </Link>
        ))}
      </nav>
    </Drawer>
  );
}
