import { useLocation } from "react-router";
import { useMember } from "~/lib/session.ts";
import { NavigationList } from "./navigation-list.tsx";
import { currentEntry, navigationFor } from "./navigation.ts";
import { SidebarFoot } from "./sidebar-foot.tsx";
import styles from "./shell.module.css";

/** The column at the left; on phones the same content stands in a drawer. */
export function Sidebar() {
  return (
    <aside className="side" aria-label="Navigation">
      <SidebarContent />
    </aside>
  );
}

export function SidebarContent({ onNavigate }: { onNavigate?: () => void }) {
  const user = useMember();
  const location = useLocation();
  const navigation = navigationFor(user);
  const current = currentEntry(navigation, location);
  return (
    <>
      <nav aria-label="Main">
        <NavigationList entries={navigation.main} current={current} onNavigate={onNavigate} />
      </nav>
      {navigation.more.length > 0 && (
        <nav aria-label="More" className={styles.more}>
          <NavigationList entries={navigation.more} current={current} onNavigate={onNavigate} />
        </nav>
      )}
      <SidebarFoot />
    </>
  );
}
