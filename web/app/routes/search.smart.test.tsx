import { countedFilters } from "@caseload/contract/search/filter-counts";
import type { FilterCounts, FoundJob } from "@caseload/contract/search/job-search";
import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import { expect, test } from "vitest";
import SmartSearchScreen from "./search.smart.tsx";
import { answer, type GivenAnswer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel } from "~/testkit/people.ts";
import { job } from "~/testkit/records.ts";
import JobFilters from "~/features/job-filters/job-filters.tsx";
import NarrowingFilters from "~/ui/narrowing-filters.tsx";

const found = (changes: Partial<FoundJob>): FoundJob => ({
  ...job(),
  urgent: false,
  miles: null,
  ...changes,
});
const screen = (answers: readonly GivenAnswer[]) =>
  draw(<SmartSearchScreen />, { user: daniel, at: "/search/smart", answers });

test("title, both boxes, and filters that are shut at first", async () => {
  const { text, labels, buttons, html } = await screen([]);
  expect(text).toContain("Find Your Perfect Legal Opportunity");
  expect(labels).toEqual(expect.arrayContaining(["Keyword", "Location"]));
  expect(buttons.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Advanced Filters", "Save Search"]),
  );
  expect(html).toMatch(/<button aria-expanded="false" aria-controls="advanced-filters"/);
  expect(text).not.toContain("Posted Within");
});

test("the advanced filters, the budget from 25 to 150 on a scale from 15 to 200 by fives", async () => {
  const { text, html } = await draw(<JobFilters list="search" filters={{}} choose={() => undefined} />);
  for (const label of [
    "Practice Areas",
    "Experience Level",
    "Job Type",
    "Urgency",
    "Posted Within",
    "Status",
    "Hourly Budget",
    "Priority",
    "Low Medium High Urgent",
  ])
    expect(text).toContain(label);
  const thumbs = html.match(/<input[^>]*type="range"[^>]*>/g) ?? [];
  expect(thumbs).toHaveLength(2);
  for (const [at, value] of [25, 150].entries()) {
    expect(thumbs[at]).toMatch(/min="15"/);
    expect(thumbs[at]).toMatch(/max="200"/);
    expect(thumbs[at]).toMatch(/step="5"/);
    expect(thumbs[at]).toContain(`value="${value}"`);
  }
});

test("each value shows how many jobs it leaves, and one that leaves none is marked", async () => {
  const counts = Object.fromEntries(
    Object.entries(countedFilters).map(([name, values]) => [
      name,
      Object.fromEntries(values.map((value) => [value, { count: value === "Tax Law" ? 0 : 7, more: false }])),
    ]),
  ) as FilterCounts;
  const { text, html } = await draw(<JobFilters list="search" filters={{}} choose={() => undefined} />, {
    answers: [answer("countJobFilters", counts, { query: { list: "search" } })],
  });
  expect(text).toContain("Litigation 7");
  expect(text).toContain("Tax Law 0");
  expect(html.match(/option-count finds-nothing/g)).toHaveLength(1);
  expect(html).toContain('title="no jobs"');
});

test("where filters leave nothing, each says what it finds and what is left without it", async () => {
  const onRemove = (): void => undefined;
  const { text, buttons } = await draw(
    <NarrowingFilters
      filters={[
        { label: "Tax Law", count: (show) => show(0, 12), onRemove },
        { label: "Onsite", count: (show) => show(3, 2), onRemove },
        { label: "Urgent", count: (show) => show(4, 0), onRemove },
        { label: "Open", count: (show) => show(undefined, undefined), onRemove },
      ]}
    />,
  );
  expect(text).toContain("Tax Law No jobs match this filter right now. Jobs without it: 12.");
  expect(text).toContain("Onsite Jobs without it: 2.");
  expect(buttons.map(({ name }) => name)).toEqual(["Remove the filter Tax Law", "Remove the filter Onsite"]);
});

test("results bear a match percentage above 70 and the Urgent badge", async () => {
  const { text } = await screen([
    answer(
      "searchJobs",
      [
        found({ id: 1, matchScore: 88, priority: "medium", urgent: true }),
        found({ id: 2, matchScore: 70, priority: "low" }),
      ],
      { query: {} },
    ),
  ]);
  expect(text).toContain("88% match Urgent Medium");
  expect(text).not.toContain("70% match");
});

test("saved searches are shown as chips", async () => {
  const saved: SavedSearch = {
    id: 4,
    name: "Subpoenas",
    query: "subpoena",
    filters: {},
    alertEnabled: false,
    frequency: "daily",
    lastNotifiedAt: null,
    fromPreferences: false,
    createdAt: "2026-11-20T15:00:00.000Z",
  };
  const { buttons } = await screen([answer("listSavedSearches", [saved])]);
  expect(buttons.map(({ name }) => name)).toContain("Subpoenas");
});
