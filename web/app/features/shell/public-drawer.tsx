import type { User } from "@caseload/contract/accounts/accounts";
import { Link } from "react-router";
import { useUser } from "~/lib/session.ts";
import { Drawer } from "~/ui/drawer.tsx";
import { Brand } from "~/ui/logo.tsx";
import { landingSections, memberLinks, type PublicLink } from "./public-navigation.ts";
import * as styles from "./sidebar.module.css";
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

/** What members find in the menu of phones: beside what the header has, attorneys find their own jobs (SPEC.md section 2). */
export function menuOf(user: User): readonly PublicLink[] {
  const links = memberLinks(user);
  const own = { label: "My Jobs", to: "/dashboard/attorney?tab=listings" };
  return user.userType === "attorney" ? links.toSpliced(2, 0, own) : links;
}

/** The public menu on phones. */
export default function PublicDrawer({ open, onOpenChange }: PublicDrawerProps) {
  const user = useUser();
  const next = useWayBack();
  const links = user ? menuOf(user) : [...landingSections, ...accountLinks(next)];
  return (
    <Drawer open={open} onOpenChange={onOpenChange} side="left" title="Menu" brand={<Brand />}>
      <nav aria-label="Menu" className={styles.list}>
        {links.map(({ label, to }) => (
          <Link key={to} className={styles.link} to={to} onClick={() => onOpenChange(false)}>
            {label}
          </Link>
        ))}
      </nav>
    </Drawer>
  );
}
