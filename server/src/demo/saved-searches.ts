/** Saved searches of the demo's paralegals. */
import type { AlertFrequency, SavedFilters } from "@caseload/contract/search/saved-searches";
import type { Tx } from "../platform/db/database.ts";
import { daysFrom, type Cast } from "./cast.ts";
import { makeSavedSearch } from "./factories.ts";
import type { DemoName } from "./people.ts";

interface DemoSearch {
  of: DemoName;
  name: string;
  query: string;
  filters: SavedFilters;
  alertEnabled: boolean;
  frequency: AlertFrequency;
  daysAgo: number;
}

const demoSearches: readonly DemoSearch[] = [
  {
    of: "daniel",
    name: "Privilege review",
    query: "privilege",
    filters: { workArrangement: ["Remote"], budgetMin: 45 },
    alertEnabled: true,
    frequency: "daily",
    daysAgo: 26,
  },
  {
    of: "daniel",
    name: "Litigation near Philadelphia",
    query: "",
    filters: { practiceAreas: ["Litigation"], location: "Philadelphia, PA", distance: 25 },
    alertEnabled: false,
    frequency: "weekly",
    daysAgo: 12,
  },
  {
    of: "leila",
    name: "Asylum and adjustment",
    query: "",
    filters: { practiceAreas: ["Immigration"], priority: ["medium", "high", "urgent"] },
    alertEnabled: true,
    frequency: "weekly",
    daysAgo: 40,
  },
];

/** Marks existing postings as checked, so that no alert is sent for them. */
export async function makeDemoSearches(tx: Tx, { people }: Cast, now: Date): Promise<void> {
  for (const { of, daysAgo, ...search } of demoSearches) {
    const createdAt = daysFrom(now, -daysAgo);
    await makeSavedSearch(tx, createdAt, { ...search, userId: people[of].id, checkedAt: now });
  }
}
