import { expect, test } from "vitest";
import { failure } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { member } from "~/testkit/people.ts";
import { filtersOf, readReport } from "./report-address.ts";
import { Reports } from "./reports.tsx";

test("totals that could not be loaded say so, with Retry, above the rows", async () => {
  const query = filtersOf(readReport(new URLSearchParams()));
  const { text, buttons } = await draw(<Reports />, {
    user: member("managing_partner"),
    answers: [failure("sumReport", 500, "Something went wrong.", { query })],
    at: "/reports",
  });
  expect(text).toContain("We couldn't load the totals");
  expect(buttons.map(({ name }) => name)).toContain("Retry");
});
