import { expect, it } from "vitest";
import { isFiltered, noFilters, readFilters, writeFilters } from "./job-filters.ts";

it("reads what it wrote", () => {
  const filters = { status: "closed", priority: "urgent", q: "privilege review", own: "saved" } as const;
  const address = writeFilters(filters);
  expect(address.toString()).toBe("q=privilege+review&own=saved&status=closed&priority=urgent");
  expect(readFilters(address)).toEqual(filters);
});

it("leaves out unknown and empty values", () => {
  expect(readFilters(new URLSearchParams("status=draft&priority=asap&q=%20"))).toEqual(noFilters);
  expect(writeFilters(noFilters).toString()).toBe("");
});

it("cuts words that are longer than the server takes", () => {
  expect(readFilters(new URLSearchParams({ q: "x".repeat(500) })).q).toHaveLength(120);
});

it("knows whether anything is filtered", () => {
  expect(isFiltered(noFilters)).toBe(false);
  expect(isFiltered({ ...noFilters, q: "lease" })).toBe(true);
});
