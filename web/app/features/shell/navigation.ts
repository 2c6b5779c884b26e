/**
 * The one source of navigation: which entries the sidebar has, in which order, and which screens are tabs of one place
 * (SPEC.md section 6, PRODUCT.md "People, firms, roles").
 */
import type { User } from "@caseload/contract/accounts/accounts";
import type { PrimaryRole, UserType } from "@caseload/contract/roles";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import ShieldCheck from "lucide-react/icons/shield-check";
import { dashboardAddress } from "~/lib/addresses.ts";
import { entries, type EntryName, type NavigationEntry } from "./navigation-entries.ts";

const dashboard: NavigationEntry = { label: "Dashboard", to: dashboardAddress, icon: LayoutDashboard };
const leadershipEntries = ["analytics", "team", "departments", "allJobs", "reports"] as const;
const attorneyEntries = [
  "myJobs",
  "findParalegals",
  "postJob",
  "reviewApplications",
  "ownPostingApplications",
  "contracts",
  "messages",
] as const;
const paralegalEntries = [
  "smartSearch",
  "browseJobs",
  // What the firm received, for those who review it, else one's own
  "reviewApplications",
  "ownApplications",
  "profile",
  "messages",
  "calendar",
] as const;
const freelanceEntries = [
  "browseProjects",
  "ownApplications",
  "activeProjects",
  "messages",
  "earnings",
] as const;

/** What the specification names for a role, in its order. */
const entriesOfRole: Partial<Record<PrimaryRole, readonly EntryName[]>> = {
  managing_partner: leadershipEntries,
  firm_admin: leadershipEntries,
  senior_partner: attorneyEntries,
  associate: attorneyEntries,
  junior_associate: attorneyEntries,
  of_counsel: attorneyEntries,
  freelance_paralegal: freelanceEntries,
};

/** Related screens, which are tabs of one place. The sidebar has the first one that a person may open. */
const places: readonly (readonly EntryName[])[] = [
  ["allJobs", "myJobs", "approvals", "opportunities"],
  ["contracts", "activeProjects", "time", "invoices", "earnings"],
  ["smartSearch", "savedSearches", "preferences"],
  ["ownApplications", "jobInvites", "conflicts"],
  ["team", "departments"],
  ["settings", "firmProfile", "credentials"],
  ["contactMessages", "credentialQueue", "abuseReports", "sanctions", "auditLog"],
];

/** What people also need. The rest are tabs, or buttons of those screens: nobody has more than twelve entries. */
const furtherEntries: Record<UserType, readonly EntryName[]> = {
  attorney: [
    "allJobs",
    "myJobs",
    "reviewApplications",
    "ownPostingApplications",
    "findParalegals",
    "contracts",
    "messages",
    "calendar",
    "team",
  ],
  paralegal: [
    "smartSearch",
    "ownApplications",
    "contracts",
    "time",
    "calendar",
    "profile",
    "messages",
    "ownPostings",
    "team",
  ],
};

export const mayOpen = (
  user: User,
  { userType, permission, without, inFirm, staff }: NavigationEntry,
): boolean =>
  (inFirm === undefined || user.firmId !== null) &&
  (staff === undefined || user.staff) &&
  (userType === undefined || userType === user.userType) &&
  (without === undefined || !user.permissions.includes(without)) &&
  (permission === undefined || user.permissions.includes(permission));

const openTo = (user: User, names: readonly EntryName[]): NavigationEntry[] =>
  names.map((name): NavigationEntry => entries[name]).filter((entry) => mayOpen(user, entry));

export interface NavigationGroup {
  readonly label: "Work" | "Firm" | "Account";
  readonly entries: readonly NavigationEntry[];
}

export interface Navigation {
  /** The sidebar. Empty groups are left out. */
  readonly groups: readonly NavigationGroup[];
  /** The places of more than one tab. */
  readonly places: readonly (readonly NavigationEntry[])[];
}

/** The sidebar of one person. In each group the role's entries come first, then what else they may use. */
export function navigationFor(user: User): Navigation {
  const named = (user.primaryRole && entriesOfRole[user.primaryRole]) ?? paralegalEntries;
  const main = [dashboard, ...openTo(user, named)];
  const open = places.map((names) => openTo(user, names)).filter((tabs) => tabs.length > 1);
  const isInMain = ({ to }: NavigationEntry): boolean => main.some((entry) => entry.to === to);
  const isLaterTab = (entry: NavigationEntry): boolean =>
    !entry.inSidebar && open.some((tabs) => tabs.indexOf(entry) > 0);
  const more = openTo(user, furtherEntries[user.userType]).filter(
    (entry) => !isInMain(entry) && !isLaterTab(entry),
  );
  const staff = openTo(user, ["contactMessages"]).map((entry) => ({
    ...entry,
    label: "Staff",
    icon: ShieldCheck,
  }));
  const all = [...main, ...more];
  const groups: readonly NavigationGroup[] = [
    { label: "Work", entries: all.filter(({ isOfFirm }) => !isOfFirm) },
    { label: "Firm", entries: all.filter(({ isOfFirm }) => isOfFirm) },
    { label: "Account", entries: [...staff, entries.settings] },
  ];
  return { groups: groups.filter((group) => group.entries.length > 0), places: open };
}

/** The sidebar's entries, from top to bottom. */
export const shownEntries = ({ groups }: Navigation): readonly NavigationEntry[] =>
  groups.flatMap((group) => group.entries);

/** Every screen that a person may open, each once: the sidebar's, then their other tabs. */
export function screensFor(user: User): NavigationEntry[] {
  const { groups, places: open } = navigationFor(user);
  const all = [
    ...groups.filter(({ label }) => label !== "Account").flatMap((group) => group.entries),
    ...open.flat(),
    ...openTo(user, ["settings"]),
  ];
  return all.filter(({ to }, at) => all.findIndex((entry) => entry.to === to) === at);
}

interface Address {
  readonly pathname: string;
  readonly search: string;
}

const isInside = ({ to }: NavigationEntry, { pathname }: Address): boolean => {
  const [path = ""] = to.split("?", 1);
  return pathname === path || pathname.startsWith(`${path}/`);
};

/** The entry that names most of an address. */
function closest(candidates: readonly NavigationEntry[], location: Address): NavigationEntry | undefined {
  const closeness = (entry: NavigationEntry): number => {
    const [path = "", query = ""] = entry.to.split("?", 2);
    const wanted = [...new URLSearchParams(query)];
    const given = new URLSearchParams(location.search);
    if (!isInside(entry, location) || wanted.some(([key, value]) => given.get(key) !== value)) return -1;
    return path.length + wanted.length;
  };
  const [best] = candidates.toSorted((one, other) => closeness(other) - closeness(one));
  return best && closeness(best) >= 0 ? best : undefined;
}

/** The entry of the sidebar that an address belongs to: its own, or the one of its place. */
export function currentEntry(navigation: Navigation, location: Address): NavigationEntry | undefined {
  const shown = shownEntries(navigation);
  const best = closest([...shown, ...navigation.places.flat()], location);
  if (!best || shown.includes(best)) return best;
  const tabs = navigation.places.find((place) => place.includes(best)) ?? [];
  return tabs.flatMap((tab) => shown.filter(({ to }) => to === tab.to))[0];
}

/** The tabs of the place that an address is one of; none on the screens of single records. */
export function tabsAt({ places: open }: Navigation, location: Address): readonly NavigationEntry[] {
  return (
    open.find((tabs) =>
      tabs.some((tab) => location.pathname === tab.to || (tab.keepsTabs && isInside(tab, location))),
    ) ?? []
  );
}

/** The figure that an entry carries: its own, or that of a tab which the sidebar does not have. */
export function waitingOf(navigation: Navigation, entry: NavigationEntry) {
  if (entry.waiting) return entry.waiting;
  const shown = shownEntries(navigation);
  const tabs = navigation.places.find(([first]) => first?.to === entry.to) ?? [];
  return tabs.find((tab) => !shown.some(({ to }) => to === tab.to) && tab.waiting)?.waiting;
}
