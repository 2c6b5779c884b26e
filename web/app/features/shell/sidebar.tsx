import { Link, useLocation } from "react-router";
import { profileFormOf } from "~/lib/addresses.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { CountBubble } from "~/ui/icon-button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { currentEntry, type Navigation, navigationFor, waitingOf } from "./navigation.ts";
import type { NavigationEntry, Waiting } from "./navigation-entries.ts";
import * as styles from "./sidebar.module.css";

/** The column at the left; phones show the same content in a drawer. */
export function Sidebar() {
  return (
    <aside className={styles.sidebar} aria-label="Navigation">
      <SidebarContent />
    </aside>
  );
}

/** What the figures of entries and tabs count, read aloud. */
export const countLabels: Record<Waiting, string> = {
  unreadMessages: "unread",
  pendingApplications: "pending",
  contractsAwaitingSignature: "waiting for a signature",
  postingsAwaitingApproval: "waiting for approval",
  openJobInvites: "to answer",
};

interface NavigationListProps {
  navigation: Navigation;
  entries: readonly NavigationEntry[];
  current: NavigationEntry | undefined;
  onNavigate?: (() => void) | undefined;
}

function NavigationList({ navigation, entries, current, onNavigate }: NavigationListProps) {
  const { data: stats } = useApi("dashboardStats");
  return entries.map((entry) => {
    const { label, to, icon: Icon } = entry;
    const waiting = waitingOf(navigation, entry);
    const count = (waiting && stats?.[waiting]) ?? 0;
    return (
      <Link
        key={to}
        className={styles.link}
        to={to}
        aria-current={entry === current ? "page" : undefined}
        onClick={onNavigate}
      >
        <Icon className="icon" />
        {label}
        {waiting && count > 0 && (
          <>
            <CountBubble count={count} quiet className={styles.count} />
            <VisuallyHidden> {countLabels[waiting]}</VisuallyHidden>
          </>
        )}
      </Link>
    );
  });
}

export function SidebarContent({ onNavigate }: { onNavigate?: () => void }) {
  const user = useMember();
  const location = useLocation();
  const navigation = navigationFor(user);
  const shared = { navigation, current: currentEntry(navigation, location), onNavigate };
  return (
    <>
      <nav aria-label="Main" className={styles.list}>
        <NavigationList entries={navigation.main} {...shared} />
      </nav>
      {navigation.more.length > 0 && (
        <nav aria-label="More" className={styles.list}>
          <NavigationList entries={navigation.more} {...shared} />
        </nav>
      )}
      <nav aria-label="Account" className={styles.list}>
        <NavigationList entries={navigation.account} {...shared} />
      </nav>
      <SidebarFoot />
    </>
  );
}

/** Attorneys see their firm, paralegals their profile. */
function SidebarFoot() {
  return (
    <div className={styles.footer}>
      {useMember().userType === "attorney" ? <FirmCard /> : <ProfileCard />}
    </div>
  );
}

function FirmCard() {
  const user = useMember();
  const { data: firm } = useApi("getOwnFirmProfile", {}, { enabled: user.firmId !== null });
  const name = firm?.firmName ?? user.firmName;
  if (!name) return <SetUpLink name="Your firm" text="Create the firm profile" />;
  return (
    <>
      <Avatar id={user.firmId ?? user.id} name={name} firm />
      <span>
        <b>{name}</b>
        <span className={classNames("faint", styles.location)}>{firm?.location}</span>
      </span>
    </>
  );
}

function ProfileCard() {
  const user = useMember();
  const name = `${user.firstName} ${user.lastName}`;
  const mayApply = user.permissions.includes("application:create");
  if (!user.hasProfile && mayApply) return <SetUpLink name={name} text="Create your profile" />;
  return (
    <>
      <Avatar id={user.id} name={name} photo={user.photo} />
      <span>
        <b>{name}</b>
        {user.hasProfile && (
          <Link className="link" to="/profile/paralegal">
            View your profile
          </Link>
        )}
      </span>
    </>
  );
}

function SetUpLink({ name, text }: { name: string; text: string }) {
  const { id, userType } = useMember();
  return (
    <>
      <Avatar id={id} name={name} firm={userType === "attorney"} />
      <span>
        <b>{name}</b>
        <Link className="link" to={profileFormOf(userType)}>
          {text}
        </Link>
      </span>
    </>
  );
}
