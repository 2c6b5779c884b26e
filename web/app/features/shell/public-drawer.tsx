import { Link } from "react-router";
import { dashboardOf } from "~/lib/addresses.ts";
import { useUser } from "~/lib/session.ts";
import { Drawer } from "~/ui/drawer.tsx";
import { Brand } from "~/ui/logo.tsx";
import { landingSections, registrations } from "./public-navigation.ts";

interface PublicDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The public menu on phones. */
export default function PublicDrawer({ open, onOpenChange }: PublicDrawerProps) {
  const user = useUser();
  const personal = user
    ? [{ label: "Dashboard", to: dashboardOf(user.userType) }]
    : [{ label: "Login", to: "/auth" }, ...registrations];
  return (
    <Drawer open={open} onOpenChange={onOpenChange} side="left" title="Menu" brand={<Brand />}>
      <nav aria-label="Menu">
        {[...landingSections, ...personal].map(({ label, to }) => (
          <Link key={to} className="nav" to={to} onClick={() => onOpenChange(false)}>
            {label}
          </Link>
        ))}
      </nav>
    </Drawer>
  );
}
