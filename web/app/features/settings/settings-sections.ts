/** The sections of /settings, in their order: their addresses, names, and what each is for. */
import Ban from "lucide-react/icons/ban";
import Bell from "lucide-react/icons/bell";
import CalendarClock from "lucide-react/icons/calendar-clock";
import DoorOpen from "lucide-react/icons/door-open";
import FingerprintPattern from "lucide-react/icons/fingerprint-pattern";
import FolderDown from "lucide-react/icons/folder-down";
import KeyRound from "lucide-react/icons/key-round";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import ShieldAlert from "lucide-react/icons/shield-alert";
import ShieldCheck from "lucide-react/icons/shield-check";
import UserRound from "lucide-react/icons/user-round";
import type { LucideIcon } from "lucide-react";

interface SettingsSectionEntry {
  readonly title: string;
  /** One sentence, below the title and in the list on phones. */
  readonly about: string;
  readonly icon: LucideIcon;
}

export const settingsSections = {
  name: {
    title: "Name and email",
    about: "How others see you, and your email address.",
    icon: UserRound,
  },
  password: { title: "Password", about: "The password you sign in with.", icon: KeyRound },
  passkeys: {
    title: "Passkeys",
    about: "Sign in with your fingerprint, face or PIN, without a password or code.",
    icon: FingerprintPattern,
  },
  "two-factor": {
    title: "Two-factor authentication",
    about: "A code from your phone in addition to your password.",
    icon: ShieldCheck,
  },
  sessions: {
    title: "Sessions",
    about: "The browsers that are signed in to your account.",
    icon: MonitorSmartphone,
  },
  notifications: {
    title: "Notifications",
    about: "What we notify you about, and how.",
    icon: Bell,
  },
  dates: {
    title: "Dates and time",
    about: "How dates are displayed, and in which time zone.",
    icon: CalendarClock,
  },
  data: { title: "Your data", about: "A copy of everything we keep about you.", icon: FolderDown },
  blocked: {
    title: "Blocked people",
    about: "People who can't contact you or find you in lists.",
    icon: Ban,
  },
  standing: {
    title: "Account standing",
    about: "Sanctions against your account, and your appeals.",
    icon: ShieldAlert,
  },
  leave: { title: "Leave", about: "Temporarily or permanently.", icon: DoorOpen },
} as const satisfies Record<string, SettingsSectionEntry>;

export type SettingsSectionId = keyof typeof settingsSections;
export const settingsSectionIds = Object.keys(settingsSections) as SettingsSectionId[];

export const sectionOf = (name: string | undefined): SettingsSectionId | undefined =>
  settingsSectionIds.find((id) => id === name);

export const titleIdOf = (id: SettingsSectionId): string => `${id}-title`;
