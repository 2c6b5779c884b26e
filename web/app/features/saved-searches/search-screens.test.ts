import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import { expect, test } from "vitest";
import { readAdvanced } from "~/lib/advanced-address.ts";
import { editAddress, editedOn, isSameSearch, unshownOn } from "./search-screens.ts";

const saved = (filters: SavedSearch["filters"], query = ""): SavedSearch => ({
  id: 7,
  name: "Mine",
  query,
  filters,
  alertEnabled: true,
  frequency: "daily",
  lastNotifiedAt: null,
  fromPreferences: false,
  createdAt: "2026-03-01T12:00:00.000Z",
});
const addressOf = (search: SavedSearch) =>
  new URL(editAddress(search, "paralegal") ?? "", "https://here.test");

test("a search is edited on the screen that has its filters", () => {
  expect(editAddress(saved({ maxDistance: 25 }), "paralegal")).toBe("/search?saved=7");
  expect(editAddress(saved({ maxDistance: 25 }), "attorney")).toBeNull();
  expect(editAddress({ ...saved({ maxDistance: 25 }), fromPreferences: true }, "paralegal")).toBe("/search");
  const smart = addressOf(saved({ practiceAreas: ["Tax Law", "Litigation"], budgetMin: 30 }, "wills"));
  expect(smart.pathname).toBe("/search/smart");
  expect([...smart.searchParams]).toEqual([
    ["practiceAreas", "Tax Law"],
    ["practiceAreas", "Litigation"],
    ["budgetMin", "30"],
    ["keyword", "wills"],
    ["saved", "7"],
  ]);
});

test("the advanced filters of a search are in the address of their results", () => {
  const filters = {
    practiceAreas: ["Litigation"],
    barCertificationRequired: true,
    specificBarStates: ["PA"],
    workArrangement: ["On-site" as const],
    projectDuration: ["Ongoing" as const],
  };
  const { pathname, searchParams } = addressOf(saved(filters));
  expect(pathname).toBe("/dashboard/jobs");
  expect(readAdvanced(searchParams)).toMatchObject(filters);
  expect(searchParams.get("saved")).toBe("7");
});

test("what its screen does not show of a search stays in it", () => {
  const search = saved({ priorityLevel: ["High"], jobType: "temporary", minYearsExperience: 4 }, "wills");
  expect(unshownOn("/dashboard/jobs", search)).toEqual({ query: "wills", filters: { jobType: "temporary" } });
  expect(editedOn("/dashboard/jobs", search, { query: "", filters: { priorityLevel: ["Low"] } })).toEqual({
    query: "wills",
    filters: { jobType: "temporary", priorityLevel: ["Low"] },
  });
});

test("the order of a list, and what asks for nothing, make no other search", () => {
  const one = { query: "", filters: { practiceAreas: ["Tax Law", "Litigation"], location: "" } };
  const other = { query: "", filters: { practiceAreas: ["Litigation", "Tax Law"], priority: [] } };
  expect(isSameSearch(one, other)).toBe(true);
  expect(isSameSearch({ query: "wills", filters: {} }, { query: "", filters: { keyword: "wills" } })).toBe(
    true,
  );
  expect(isSameSearch(one, { ...other, query: "wills" })).toBe(false);
});
