import type { MonthSpend } from "@caseload/contract/reporting/dashboards";
import { expect, test } from "vitest";
import { draw } from "~/testkit/draw.tsx";
import { margaret } from "~/testkit/people.ts";
import { SpendByMonth } from "./spend-by-month.tsx";

const month = (from: string, to: string, earnedCents: number, beforeCents: number): MonthSpend => {
  const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return { from, to, earnedCents, before: { from: yearBefore(from), to: yearBefore(to) }, beforeCents };
};

test("each month is beside the same one of the year before, and leads to its rows", async () => {
  const months = [
    month("2025-12-01", "2025-12-31", 120_000, 95_000),
    month("2026-01-01", "2026-01-31", 0, 250_049),
  ];
  const { text, links } = await draw(<SpendByMonth months={months} />, { user: margaret });
  expect(text).toContain("Month");
  expect(text).toMatch(/December 2025 \$1,200 \$950 January 2026 \$0 \$2,500/);
  expect(links.map(({ to }) => to)).toEqual([
    "/reports?table=spend&from=2025-12-01&to=2025-12-31",
    "/reports?table=spend&from=2026-01-01&to=2026-01-31",
  ]);
});

test("without any money there is a sentence, and no line", async () => {
  const { text } = await draw(<SpendByMonth months={[month("2026-01-01", "2026-01-31", 0, 0)]} />, {
    user: margaret,
  });
  expect(text).toBe(
    "Spend by Month How we calculate this Approved hours and invoiced fees appear here by month.",
  );
});
