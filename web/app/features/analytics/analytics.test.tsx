import type { Analytics as Figures } from "@caseload/contract/reporting/analytics";
import { expect, test } from "vitest";
import { answer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { margaret } from "~/testkit/people.ts";
import { Analytics } from "./analytics.tsx";

const none = { earnedCents: 0, invoicedCents: 0, paidCents: 0, outstandingCents: 0 };
const noFigures: Figures["current"] = {
  published: 0,
  open: 0,
  closed: 0,
  filled: 0,
  fillRate: null,
  hires: 0,
  daysToHire: null,
  received: 0,
  answered: 0,
  hoursToResponse: null,
  projects: 0,
  approvedMinutes: 0,
  ...none,
};
const step = (from: string, to: string, earnedCents: number) => ({ ...none, from, to, earnedCents });

const figures: Figures = {
  period: { from: "2026-10-01", to: "2026-11-22" },
  before: { from: "2026-08-09", to: "2026-09-30" },
  current: { ...noFigures, earnedCents: 1_970_800 },
  previous: { ...noFigures, earnedCents: 1_260_000 },
  funnel: { published: 4, applied: 3, hired: 2, started: 1, completed: 0 },
  funnelBefore: { published: 6, applied: 5, hired: 2, started: 2, completed: 1 },
  departments: [
    {
      id: 3,
      name: "Litigation",
      projects: 2,
      approvedMinutes: 600,
      ...none,
      earnedCents: 1_970_800,
      before: { projects: 1, earnedCents: 1_260_000 },
    },
  ],
  step: "month",
  spend: [step("2026-10-01", "2026-10-31", 1_200_000), step("2026-11-01", "2026-11-22", 770_800)],
  spendBefore: [step("2026-08-09", "2026-09-08", 1_100_000), step("2026-09-09", "2026-09-30", 160_000)],
};

const scene = (shown: Figures) =>
  draw(<Analytics />, {
    user: margaret,
    at: "/analytics?from=2026-10-01&to=2026-11-22",
    answers: [answer("getAnalytics", shown, { query: shown.period })],
  });

test("spend runs from left to right, beside the same days of the period before", async () => {
  const { text, links } = await scene(figures);
  for (const part of [
    "Spend by month",
    "$19,708 earned in the period, $12,600 in the period before.",
    "$7,708 This period $1,600 Period before",
    "Month This period Period before October 2026 $12,000 $11,000 Nov 1 – Nov 22 $7,708 $1,600",
  ])
    expect(text).toContain(part);
  expect(links.find(({ name }) => name === "October 2026")?.to).toBe(
    "/reports?table=spend&from=2026-10-01&to=2026-10-31",
  );
});

test("the funnel and the departments stand beside those of the period before", async () => {
  const { text } = await scene(figures);
  for (const part of [
    "Postings Number Period before Published 4 6 With applications 3 5 With a hire 2 2 Work started 1 2 Work completed 0 1",
    "Department Active projects Period before Litigation 2 1",
    "Department Earned in US dollars Period before Litigation $19,708 $12,600",
  ])
    expect(text).toContain(part);
});

test("each section says how its figures are calculated", async () => {
  const { text, buttons } = await scene(figures);
  expect(buttons.filter(({ name }) => name === "How we calculate this")).toHaveLength(3);
  expect(text).not.toContain("The share of postings published");
});

test("a period without money says so and keeps the choice of what is shown", async () => {
  const idle = figures.spend.map(({ from, to }) => step(from, to, 0));
  const { text } = await scene({ ...figures, spend: idle, spendBefore: idle });
  expect(text).toContain("Spend by month Earned Invoiced Paid No data yet");
});
