import { practiceAreas } from "@caseload/contract/practice-areas";
import { expect, test } from "vitest";
import { openJobsAddress, openJobsSearch, openJobsTitle, readOpenJobsAddress } from "./open-jobs-address.ts";

test("an address is read as it was written, for every area", () => {
  for (const area of [null, ...practiceAreas])
    for (const state of [null, "PA"]) {
      const url = new URL(openJobsAddress({ area, state }), "https://example.com");
      expect(readOpenJobsAddress(url.pathname.split("/")[2], url.searchParams)).toEqual({ area, state });
    }
});

test.each([
  ["gardening", ""],
  ["litigation", "state=ZZ"],
])("%s?%s is no page", (slug, query) => {
  expect(readOpenJobsAddress(slug, new URLSearchParams(query))).toBeNull();
});

test("the title and the search name area and state", () => {
  const choice = { area: "Immigration", state: "OH" } as const;
  expect(openJobsTitle(choice)).toBe("Open Immigration Jobs in Ohio");
  expect(openJobsSearch(choice)).toEqual({
    query: { practiceAreas: ["Immigration"], location: "Ohio", limit: 50 },
  });
  expect(openJobsTitle({ area: null, state: null })).toBe("Open Jobs");
});
