import type { ListedMatch } from "@caseload/contract/matching/matches";
import { defaultPreferences } from "@caseload/contract/search/search-preference-options";
import { expect, test } from "vitest";
import SearchScreen from "./search.tsx";
import { answer, failure, type GivenAnswer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel } from "~/testkit/people.ts";
import JobFilters from "~/features/job-filters/job-filters.tsx";

const preferences = answer("getSearchPreferences", defaultPreferences);
const asked = { query: { q: undefined, preferences: "saved", limit: 20 } } as const;
const screen = (answers: readonly GivenAnswer[], at = "/search") =>
  draw(<SearchScreen />, { user: daniel, answers, at });

const match = (changes: Partial<ListedMatch>): ListedMatch => ({
  matchScore: 94,
  matchReasons: ["9 years in litigation, 5 asked for", "E-Discovery, certified in 2021", "Hybrid, 4 miles"],
  salaryFit: "$48–58/hr, above your $45 floor",
  locationFit: "Hybrid, 4 miles",
  skillsMatch: 88,
  gaps: [],
  isTentative: false,
  missing: [],
  requirements: { met: 0, total: 0, unmet: [] },
  additions: [],
  breakdown: [{ factor: "skills", earned: 94, possible: 100 }],
  confidence: 0.8,
  isFit: true,
  fromProfile: true,
  modelVersion: "1",
  job: {
    id: 183,
    title: "Second-pass privilege review",
    firmId: 1,
    firmName: "Lindqvist Okafor LLP",
    location: "Philadelphia, PA",
    workArrangement: "Hybrid",
    priority: "high",
    status: "open",
    createdAt: "2026-11-20T15:00:00.000Z",
    deadline: null,
    description: "Second pass on about 14,000 documents.",
    hoursPerWeek: "25 hrs/week",
    duration: "8 weeks",
    specialties: ["litigation"],
    postedById: 7,
    postedByName: "Margaret Okafor",
    postedByAvatar: null,
    postedByEmailConfirmed: true,
    budgetRange: "$48–58/hr",
    practiceArea: null,
    experienceRequired: null,
    urgency: null,
    matchScore: 94,
    application: null,
    mark: null,
  },
  applicationStatus: null,
  mayReapply: false,
  ...changes,
});

test("free text, Hide Filters, and the filters with their scales", async () => {
  expect((await screen([preferences])).buttons.map(({ name }) => name)).toContain("Show Filters");
  // They are open where a saved search is edited.
  const { text, html, buttons } = await screen([preferences], "/search?saved=1");
  expect(text).toContain("Intelligent Job Matching");
  expect(html).toContain('placeholder="Search jobs in your own words"');
  for (const name of ["Hide Filters", "Save Preferences"])
    expect(buttons.map((button) => button.name)).toContain(name);
  for (const label of [
    "Practice Areas",
    "Location",
    "Max Distance 25 miles",
    "Salary Range",
    "Work Arrangement",
    "Experience Level",
    "Availability",
    "Get notifications",
  ])
    expect(text).toContain(label);
  expect(html).toMatch(/aria-label="Minimum salary"[^>]*value="0"/);
  expect(html).toMatch(/aria-label="Maximum salary"[^>]*value="150,000"/);
  expect(html).toMatch(
    /<input type="range"[^>]*aria-valuetext="25 miles" min="5" max="100" step="5" value="25"/,
  );
});

test("the choices of work arrangement and availability", async () => {
  const { buttons } = await draw(<JobFilters list="matches" filters={{}} choose={() => undefined} />);
  const names = buttons.map(({ name }) => name).join(", ");
  expect(names).toContain("Remote, On-site, Hybrid");
  expect(names).toContain("Full-time, Part-time, Contract, Temporary, As-needed");
});

test("each value of the filters shows how many matches it leaves, and one that leaves none is marked", async () => {
  const counts = {
    practiceAreas: { Litigation: { count: 12, more: false }, "Health Law": { count: 0, more: false } },
    availability: { "As-needed": { count: 3, more: false } },
  };
  const { text, html } = await draw(<JobFilters list="matches" filters={{}} choose={() => undefined} />, {
    answers: [answer("countJobFilters", counts, { query: { list: "matches" } })],
  });
  for (const figure of ["Litigation 12", "Health Law 0", "As-needed 3"]) expect(text).toContain(figure);
  expect(html.match(/option-count finds-nothing/g)).toHaveLength(1);
  expect(html).toContain('title="no jobs"');
});

test("a count that could not be loaded is a dash", async () => {
  const failed = failure("countJobFilters", 503, "Please try again.", { query: { list: "matches" } });
  const { text, html } = await draw(<JobFilters list="matches" filters={{}} choose={() => undefined} />, {
    answers: [failed],
  });
  for (const figure of ["Litigation —", "Health Law —", "As-needed —"]) expect(text).toContain(figure);
  expect(html).toContain('title="count not available"');
  expect(html).not.toContain("finds-nothing");
});

test("six skeletons while the matches are on their way", async () => {
  const { html } = await screen([preferences]);
  expect(html.match(/<div class="skeletonRow">/g)).toHaveLength(6);
});

test("a result shows score, firm, place, three reasons, all fits and the way to apply", async () => {
  const { text, html, links } = await screen([
    preferences,
    answer("listIntelligentMatches", [match({})], asked),
  ]);
  for (const fact of [
    "94 Excellent Match",
    "Second-pass privilege review",
    "Lindqvist Okafor LLP",
    "Philadelphia, PA, hybrid",
    "Salary fit $48–58/hr, above your $45 floor",
    "Location fit Hybrid, 4 miles",
    "Skills match 88%",
  ])
    expect(text).toContain(fact);
  expect(html.match(/<mark/g)).toHaveLength(3);
  expect(links).toContainEqual({ name: "Apply Now", to: "/jobs/183" });
});

test.each([
  [71, true],
  [70, false],
])("a skills match of %d is highlighted: %s", async (skillsMatch, isHigh) => {
  const { html } = await screen([
    preferences,
    answer("listIntelligentMatches", [match({ skillsMatch })], asked),
  ]);
  expect(html.includes('<dd class="highScore">')).toBe(isHigh);
});

test("how many requirements fit, and what the others cost", async () => {
  const unmet = [
    { text: "Not on your profile: Relativity", points: 4 },
    { text: "Not on your profile: Third Circuit", points: 1 },
    { text: "Not on your profile: Privilege log", points: 0 },
    { text: "Not on your profile: Trial binders", points: 0 },
  ];
  const requirements = { met: 9, total: 13, unmet };
  const { text } = await screen([
    preferences,
    answer("listIntelligentMatches", [match({ requirements })], asked),
  ]);
  expect(text).toContain("Fits 9 of 13 requirements");
  expect(text).toContain("Not on your profile: Relativity costs 4 points");
  expect(text).toContain("Not on your profile: Third Circuit costs 1 point ");
  expect(text).toContain("Not on your profile: Privilege log costs less than 1 point");
  expect(text).not.toContain("Trial binders");
  expect(text).toContain("1 more in the score breakdown");
});

test("a profile that is too short gets no number but what to add", async () => {
  const tentative = match({ matchScore: 41, isTentative: true, missing: ["skills", "start"] });
  const { text, links } = await screen([preferences, answer("listIntelligentMatches", [tentative], asked)]);
  expect(text).not.toContain("41");
  expect(text).not.toContain("Potential Match");
  expect(text).toContain("For match scores, add at least three skills and a start date.");
  expect(links).toContainEqual({ name: "Complete Your Profile", to: "/profile/paralegal" });
});

test("nothing that fits", async () => {
  const { text } = await screen([preferences, answer("listIntelligentMatches", [], asked)]);
  expect(text).toContain("No matches found");
});

test("a match is saved and hidden in its row, and preferences are chips while the filters are shut", async () => {
  const chosen = answer("getSearchPreferences", { ...defaultPreferences, workArrangement: ["Remote"] });
  const { text, buttons } = await screen([chosen, answer("listIntelligentMatches", [match({})], asked)]);
  const names = buttons.map(({ name }) => name);
  for (const name of ["Save", "Hide this job", "Remove Remote"]) expect(names).toContain(name);
  expect(text).toContain("$48–58/hr");
});

test("saving a search takes a name", async () => {
  const { labels, buttons } = await screen([preferences], "/search?saved=1");
  expect(labels).toContain("Save this search");
  expect(buttons).toContainEqual({ name: "Save & Get Alerts", disabled: true });
});
