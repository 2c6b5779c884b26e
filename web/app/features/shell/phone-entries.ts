/** What the bar of phones holds for whom. Apart from the navigation, because wide windows do without it. */
import type { User } from "@caseload/contract/accounts/accounts";
import type { UserType } from "@caseload/contract/roles";
import House from "lucide-react/icons/house";
import Search from "lucide-react/icons/search";
import { dashboardAddress } from "~/lib/addresses.ts";
import { entries, type EntryName, type NavigationEntry } from "./navigation-entries.ts";
import { mayOpen } from "./navigation.ts";

const home: NavigationEntry = { label: "Home", to: dashboardAddress, icon: House };

/** Between Home and Messages: of each list, the first entry that a person may open. */
const between: Record<UserType | "inFirm", readonly (readonly EntryName[])[]> = {
  attorney: [["findParalegals"], ["reviewApplications", "ownPostingApplications", "contracts"]],
  paralegal: [["smartSearch"], ["ownApplications"]],
  inFirm: [["contracts"], ["reviewApplications", "time"]],
};

const searches: readonly EntryName[] = ["findParalegals", "smartSearch"];

/** The bar's name for an entry, where the sidebar's would be too wide. */
function entryOf(name: EntryName): NavigationEntry {
  const entry = entries[name];
  return searches.includes(name) ? { ...entry, label: "Search", icon: Search } : entry;
}

/** The four entries of the bar; More opens the others. */
export function phoneEntriesFor(user: User): readonly NavigationEntry[] {
  const isFirmsParalegal = user.userType === "paralegal" && user.firmId !== null;
  const open = between[isFirmsParalegal ? "inFirm" : user.userType].flatMap((names) =>
    names
      .map(entryOf)
      .filter((entry) => mayOpen(user, entry))
      .slice(0, 1),
  );
  return [home, ...open, entries.messages];
}

/** The other lists of jobs. In the sidebar they have entries of their own, or are reached from the dashboard. */
const jobLists: readonly string[] = [entries.browseJobs.to, "/dashboard/jobs"];

/** The address of the bar's entry that a screen belongs to, given the sidebar's entry for it. */
export const phoneAddressAt = (
  pathname: string,
  bar: readonly NavigationEntry[],
  sidebar: NavigationEntry | undefined,
): string | undefined => {
  const search = bar.find(({ to }) => to === entries.smartSearch.to);
  return search && jobLists.includes(pathname) ? search.to : sidebar?.to;
};
