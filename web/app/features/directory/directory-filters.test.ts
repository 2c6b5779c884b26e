import { expect, test } from "vitest";
import { appliedFilters, isNarrowed, noFilters, readFilters, writeFilters } from "./directory-filters.ts";

test("an address and the choices say the same", () => {
  const address =
    "q=trial+binders&location=PA&specialty=Tax+Law&experience=senior&maxRate=50&verified=true&shortlisted=true&sort=rate";
  const choices = readFilters(new URLSearchParams(address));
  expect(choices).toEqual({
    ...noFilters,
    q: "trial binders",
    location: "PA",
    specialty: "Tax Law",
    experience: "senior",
    maxRate: "50",
    verified: true,
    shortlisted: true,
    sort: "rate",
  });
  expect(writeFilters(choices).toString()).toBe(address);
});

test("what the lists lack is left out; ids become names", () => {
  const given = new URLSearchParams(
    "specialty=corporate_law&experience=wizard&maxRate=7&sort=name&shortlisted=no",
  );
  expect(readFilters(given)).toEqual({ ...noFilters, specialty: "Corporate Law" });
});

test("every choice has its chip", () => {
  const choices = readFilters(
    new URLSearchParams("q=logs&location=Boise&arrangement=onsite&availability=project"),
  );
  expect(appliedFilters(choices).map(({ label }) => label)).toEqual([
    '"logs"',
    "In Boise",
    "Project-based",
    "On-site",
  ]);
  expect(isNarrowed(choices)).toBe(true);
  expect(isNarrowed(noFilters)).toBe(false);
});
