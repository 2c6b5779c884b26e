import PanelLeftClose from "lucide-react/icons/panel-left-close";
import { type SyntheticEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import { profileFormOf } from "~/lib/addresses.ts";
import { useMember } from "~/lib/session.ts";
import { chooseSidebarWidth } from "~/lib/sidebar-width.ts";
import { UntilReady } from "~/lib/until-ready.tsx";
import { useApi } from "~/lib/use-api.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { CountBubble, IconButton } from "~/ui/icon-button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { currentEntry, navigationFor, waitingOf } from "./navigation.ts";
import type { NavigationEntry, Waiting } from "./navigation-entries.ts";
import { usePlace } from "./use-place.ts";
import { countLabel, waitingCount } from "./waiting-count.ts";
import * as styles from "./sidebar.module.css";

/** The column at the left, which can be a rail of icons; phones show the same content in a drawer. */
export function Sidebar() {
  const column = useRef<HTMLElement>(null);
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") column.current?.setAttribute("data-tooltips", "dismissed");
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return (
    <aside ref={column} className={classNames(styles.sidebar, styles.besideScreen)} aria-label="Navigation">
      <SidebarContent />
      <UntilReady>
        <WidthButton width="full" label="Expand Sidebar" />
      </UntilReady>
    </aside>
  );
}

interface WidthButtonProps {
  /** What the press makes of the sidebar. */
  width: "rail" | "full";
  label: string;
}

/** The style sheet shows that of the two buttons which changes something; pressed, it hands on the focus. */
function WidthButton({ width, label }: WidthButtonProps) {
  return (
    <IconButton
      className={classNames(styles.widthButton, width === "full" && styles.expand)}
      label={label}
      title={label}
      icon={PanelLeftClose}
      onClick={({ currentTarget }) => {
        chooseSidebarWidth(width);
        const buttons = currentTarget
          .closest("aside")
          ?.querySelectorAll<HTMLElement>(`.${styles.widthButton}`);
        for (const button of buttons ?? []) if (button !== currentTarget) button.focus();
      }}
    />
  );
}

interface NavigationLinkProps {
  entry: NavigationEntry;
  isCurrent: boolean;
  waiting: Waiting | undefined;
  onNavigate?: (() => void) | undefined;
}

function NavigationLink({ entry, isCurrent, waiting, onNavigate }: NavigationLinkProps) {
  const count = waitingCount(useApi("dashboardStats"), waiting);
  const { label, to, icon: Icon } = entry;
  return (
    <Link
      className={styles.link}
      to={to}
      aria-current={isCurrent ? "page" : undefined}
      onClick={onNavigate}
      onFocus={placeTooltip}
      onPointerEnter={placeTooltip}
    >
      <Icon className="icon" />
      <span className={styles.label}>
        {label}
        {waiting && count !== 0 && (
          <span className={styles.counted}>
            {" "}
            {count} {countLabel(count, waiting)}
          </span>
        )}
      </span>
      {count !== 0 && <CountBubble count={count} quiet hidden className={styles.count} />}
    </Link>
  );
}

/** In the rail the labels are tooltips, which leave its scrolled column: their height is that of the link. */
function placeTooltip({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>): void {
  link.style.setProperty("--tooltip-top", `${link.getBoundingClientRect().top}px`);
  link.closest("aside")?.removeAttribute("data-tooltips");
}

export function SidebarContent({ onNavigate }: { onNavigate?: () => void }) {
  const navigation = navigationFor(useMember());
  const current = currentEntry(navigation, usePlace());
  return (
    <>
      <nav aria-label="Main">
        {navigation.groups.map((group) => (
          <div key={group.label} role="group" aria-label={group.label} className={styles.list}>
            <div className={styles.groupHead}>
              <span aria-hidden="true">{group.label}</span>
              {group.label === "Work" && !onNavigate && (
                <UntilReady>
                  <WidthButton width="rail" label="Collapse Sidebar" />
                </UntilReady>
              )}
            </div>
            {group.entries.map((entry) => (
              <NavigationLink
                key={entry.to}
                entry={entry}
                isCurrent={entry === current}
                waiting={waitingOf(navigation, entry)}
                onNavigate={onNavigate}
              />
            ))}
          </div>
        ))}
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
        <b title={name}>{name}</b>
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
        <b title={name}>{name}</b>
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
        <b title={name}>{name}</b>
        <Link className="link" to={profileFormOf(userType)}>
          {text}
        </Link>
      </span>
    </>
  );
}
