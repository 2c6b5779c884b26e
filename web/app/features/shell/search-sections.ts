/** The list under a search box, group by group. */
import Briefcase from "lucide-react/icons/briefcase";
import FileSignature from "lucide-react/icons/file-pen-line";
import History from "lucide-react/icons/rotate-ccw-clock";
import Inbox from "lucide-react/icons/inbox";
import MessageSquare from "lucide-react/icons/message-square";
import Search from "lucide-react/icons/search";
import UserRound from "lucide-react/icons/user-round";
import Users from "lucide-react/icons/users";
import type { LucideIcon } from "lucide-react";
import type { HitGroup } from "./search-groups.ts";

export interface Item {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly title: string;
  /** A second line; the title is set in bold then. */
  readonly note?: string;
  /** An instant. */
  readonly at?: string;
  /** Whether the person whom it names has not confirmed their email address. */
  readonly isUnconfirmed?: boolean;
  readonly choose: () => void;
}

export interface Section {
  /** Null for the way onward at the end. */
  readonly label: string | null;
  readonly items: readonly Item[];
}

const icons: Record<HitGroup["name"], LucideIcon> = {
  jobs: Briefcase,
  applications: Inbox,
  contracts: FileSignature,
  messages: MessageSquare,
  paralegals: UserRound,
  colleagues: Users,
};

export const hitSections = (groups: readonly HitGroup[], open: (to: string) => void): Section[] =>
  groups.map(({ name, label, hits }) => ({
    label,
    items: hits.map(({ to, ...hit }) => ({ ...hit, icon: icons[name], choose: () => open(to) })),
  }));

/** What was searched for lately; choosing it searches again. */
export const recentSection = (recent: readonly string[], fill: (words: string) => void): Section => ({
  label: "Recent searches",
  items: recent.map((words) => ({ key: words, icon: History, title: words, choose: () => fill(words) })),
});

export const onwardSection = (words: string, choose: () => void): Section => ({
  label: null,
  items: [{ key: "all-jobs", icon: Search, title: `Search all jobs for "${words}"`, choose }],
});
