import Ellipsis from "lucide-react/icons/ellipsis";
import { Suspense, useState } from "react";
import { Link, useLocation } from "react-router";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { CountBubble } from "~/ui/icon-button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { lazyPart, vitalPart } from "~/ui/lazy-part.ts";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { currentEntry, navigationFor, waitingOf } from "./navigation.ts";
import * as styles from "./phone-bar.module.css";
import { phoneAddressAt, phoneEntriesFor } from "./phone-entries.ts";
import { countLabel, waitingCount } from "./waiting-count.ts";

const InstalledApp = lazyPart(() => import("./installed-app.tsx"));
const NavigationDrawer = vitalPart(() => import("./navigation-drawer.tsx"));

/** At the bottom edge on phones: the four screens that a person needs most, and the other ones behind More. */
export default function PhoneBar() {
  const user = useMember();
  const location = useLocation();
  const navigation = navigationFor(user);
  const bar = phoneEntriesFor(user);
  const current = phoneAddressAt(location.pathname, bar, currentEntry(navigation, location));
  const stats = useApi("dashboardStats");
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <nav aria-label="Main" className={styles.phoneBar} data-phone-bar="shown">
      {bar.map((entry) => {
        const { label, to, icon: Icon } = entry;
        const waiting = waitingOf(navigation, entry);
        const count = waitingCount(stats, waiting);
        return (
          <Link key={to} to={to} aria-current={to === current ? "page" : undefined}>
            <Icon className="icon" />
            {count !== 0 && <CountBubble count={count} className={styles.count} />}
            {label}
            {waiting && count !== 0 && <VisuallyHidden> {countLabel(count, waiting)}</VisuallyHidden>}
          </Link>
        );
      })}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <Ellipsis className="icon" />
        More
      </button>
      {/* Drawn in the browser only. */}
      {matchMedia("(display-mode: standalone)").matches && (
        <Suspense>
          <InstalledApp />
        </Suspense>
      )}
      {wasOpened && (
        <LateDialog onOpenChange={setOpen}>
          <NavigationDrawer open={isOpen} onOpenChange={setOpen} />
        </LateDialog>
      )}
    </nav>
  );
}
