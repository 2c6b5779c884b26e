/** What the command palette offers one person: their screens, out of the sidebar's own table, and the common acts. */
import type { User } from "@caseload/contract/accounts/accounts";
import Bell from "lucide-react/icons/bell";
import Building2 from "lucide-react/icons/building-complex";
import CalendarClock from "lucide-react/icons/calendar-clock";
import CheckCheck from "lucide-react/icons/check-check";
import CirclePlus from "lucide-react/icons/circle-plus";
import Compass from "lucide-react/icons/compass";
import FingerprintPattern from "lucide-react/icons/fingerprint-pattern";
import FolderDown from "lucide-react/icons/folder-down";
import Highlighter from "lucide-react/icons/highlighter";
import KeyRound from "lucide-react/icons/key-round";
import LogOut from "lucide-react/icons/log-out";
import Mail from "lucide-react/icons/mail";
import Monitor from "lucide-react/icons/monitor";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import Moon from "lucide-react/icons/moon";
import ShieldCheck from "lucide-react/icons/shield-check";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Sun from "lucide-react/icons/sun";
import UserPlus from "lucide-react/icons/user-plus";
import UserRound from "lucide-react/icons/user-round";
import type { LucideIcon } from "lucide-react";
import { screensFor } from "./navigation.ts";

/** Acts that are no screens. */
export type Act = "filters" | "light" | "dark" | "system" | "readAll" | "tour" | "logOut";

export interface Command {
  /** Its address or act: under this it is remembered. */
  readonly id: string;
  readonly label: string;
  /** Its label among what was found, where that is another. */
  readonly foundLabel?: string;
  /** Other words that people look for it by. */
  readonly words?: string;
  readonly icon: LucideIcon;
  readonly does: { readonly to: string } | { readonly act: Act };
}

const goes = (to: string, label: string, icon: LucideIcon, words?: string): Command => ({
  id: to,
  label,
  icon,
  does: { to },
  ...(words !== undefined && { words }),
});
const acts = (act: Act, label: string, icon: LucideIcon, words: string): Command => ({
  id: act,
  label,
  icon,
  words,
  does: { act },
});

/** Parts of screens, and screens that no sidebar names. */
const furtherPlaces: readonly Command[] = [
  goes("/search/smart", "Search All Jobs", Highlighter, "find keyword"),
  goes("/settings/name", "Name, Email and Picture", UserRound, "settings account photo"),
  goes("/settings/password", "Change Password", KeyRound, "settings security"),
  goes("/settings/passkeys", "Passkeys", FingerprintPattern, "settings security webauthn fingerprint"),
  goes("/settings/two-factor", "Two-Factor Authentication", ShieldCheck, "settings security 2fa code"),
  goes("/settings/sessions", "Signed-In Browsers", MonitorSmartphone, "settings sessions devices security"),
  goes("/settings/notifications", "Notification Settings", Bell, "settings email push"),
  goes("/settings/dates", "Dates and Time Zone", CalendarClock, "settings format"),
  goes("/settings/data", "Download My Data", FolderDown, "settings export copy"),
  goes("/contact", "Contact Us", Mail, "help support question"),
];

function actsOf(user: User): Command[] {
  const isMember = user.firmId !== null;
  const mayInvite = isMember && user.permissions.includes("user:create");
  const maySetUp = user.userType === "attorney" && user.permissions.includes("firm:edit");
  return [
    ...(isMember ? [goes("/jobs/post", "Post Job", CirclePlus, "pj new write posting assignment")] : []),
    ...(mayInvite ? [goes("/team?invite=1", "Invite a Colleague", UserPlus, "add team member")] : []),
    ...(maySetUp ? [goes("/firm/setup", "Set Up Firm", Building2, "edit firm terms name")] : []),
    acts("filters", "Advanced Search Filters", SlidersHorizontal, "find jobs"),
    acts("readAll", "Mark All Notifications Read", CheckCheck, "bell clear"),
    acts("light", "Light Theme", Sun, "appearance colors switch mode"),
    acts("dark", "Dark Theme", Moon, "appearance colors switch mode night"),
    acts("system", "System Theme", Monitor, "appearance colors switch mode automatic"),
    acts("tour", "Take the Tour", Compass, "onboarding help guide"),
    acts("logOut", "Logout", LogOut, "sign out log out leave"),
  ];
}

export interface Commands {
  readonly acts: readonly Command[];
  readonly places: readonly Command[];
}

/** A command listed among the actions is not repeated among the places. */
export function commandsFor(user: User): Commands {
  const own = actsOf(user);
  const taken = new Set(own.map(({ id }) => id));
  const screens = screensFor(user).map(({ to, label, icon }) => ({
    ...goes(to, label, icon, "go to"),
    foundLabel: `Go to ${label}`,
  }));
  return { acts: own, places: [...screens, ...furtherPlaces].filter(({ id }) => !taken.has(id)) };
}
