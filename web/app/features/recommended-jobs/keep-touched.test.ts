import type { JobMatch } from "@caseload/contract/matching/matches";
import { expect, test } from "vitest";
import { keepTouched, type ShownRow } from "./keep-touched.ts";

const match = (id: number): JobMatch => ({
  matchScore: 80,
  matchReasons: [],
  salaryFit: "Negotiable",
  locationFit: "Remote",
  skillsMatch: null,
  gaps: [],
  isTentative: false,
  missing: [],
  requirements: { met: 0, total: 0, unmet: [] },
  additions: [],
  breakdown: [],
  confidence: 1,
  isFit: true,
  fromProfile: true,
  modelVersion: "1",
  job: {
    id,
    title: `Posting ${id}`,
    firmId: 1,
    firmName: "Harrow Street Legal",
    location: "Remote",
    workArrangement: "Remote",
    priority: "medium",
    status: "open",
    createdAt: "2026-03-10T15:00:00.000Z",
    deadline: null,
  },
  applicationStatus: null,
  mayReapply: false,
});
const shownIds = (rows: readonly ShownRow[]) =>
  rows.map(({ match: { job }, isGone }) => (isGone ? `${job.id} gone` : `${job.id}`));

test("listed rows keep the order of the list", () => {
  expect(shownIds(keepTouched([match(2), match(1)], [{ match: match(1), index: 0 }]))).toEqual(["2", "1"]);
});

test("a touched row that the list no longer has keeps its position", () => {
  expect(shownIds(keepTouched([match(1), match(3)], [{ match: match(2), index: 1 }]))).toEqual([
    "1",
    "2 gone",
    "3",
  ]);
});

test("several of them keep their order, and none is lost where few rows are left", () => {
  const touched = [
    { match: match(9), index: 7 },
    { match: match(4), index: 0 },
  ];
  expect(shownIds(keepTouched([match(1)], touched))).toEqual(["4 gone", "1", "9 gone"]);
});
