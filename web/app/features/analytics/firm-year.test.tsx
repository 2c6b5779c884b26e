import { expect, test } from "vitest";
import type { Output } from "~/lib/api-types.ts";
import { answer, failure } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { margaret } from "~/testkit/people.ts";
import { FirmYear } from "./firm-year.tsx";

const none = { earnedCents: 0, invoicedCents: 0, paidCents: 0, outstandingCents: 0 };
const sums = { earnedCents: 223_560, invoicedCents: 127_440, paidCents: 66_960, outstandingCents: 60_480 };
const daniel = { userId: 7, name: "Daniel Reyes", emailConfirmed: true, contracts: 2, ...sums };

const spend = (payees: Output<"getSpend">["payees"]): Output<"getSpend"> => ({
  year: 2026,
  years: [2026],
  totals: payees.length === 0 ? none : sums,
  months: [],
  contracts: [],
  contractCount: 2,
  payees,
  departments: [],
});
const paid = { payments: 1, reportableCents: 66_960, cardCents: 0, totalCents: 66_960 };
const yearEnd: Output<"getSpendYearEnd"> = {
  year: 2026,
  threshold: { cents: 200_000, source: "Pub. L. 119-21" },
  totals: paid,
  payees: [{ userId: 7, name: "Daniel Reyes", emailConfirmed: true, ...paid, reachesThreshold: false }],
};

const params = { year: 2026 };
const scene = (shown: Output<"getSpend">) =>
  draw(<FirmYear />, {
    user: margaret,
    answers: [answer("getSpend", shown, { query: params }), answer("getSpendYearEnd", yearEnd, { params })],
  });

test("what each paralegal earned, invoiced and was paid, with a file by month and contract", async () => {
  const { text, links } = await scene(spend([daniel]));
  for (const part of ["Spend by paralegal, 2026", "2 contracts", "$2,235.60", "$1,274.40", "$604.80"])
    expect(text).toContain(part);
  expect(text).toContain("Year end 2026: payments made");
  expect(links.map(({ name, to }) => [name, to])).toEqual([
    ["Download Spend CSV", "/api/spend/csv?year=2026"],
    ["Download PDF", "/api/spend/year/2026/pdf"],
    ["Download Year-End CSV", "/api/spend/year/2026/csv"],
  ]);
});

test("a year without money has no table of spend", async () => {
  expect((await scene(spend([]))).text).not.toContain("Spend by paralegal");
});

test("spend that can't be loaded says so and leaves the year end", async () => {
  const { text } = await draw(<FirmYear />, {
    user: margaret,
    answers: [
      failure("getSpend", 500, "Something broke.", { query: params }),
      answer("getSpendYearEnd", yearEnd, { params }),
    ],
  });
  expect(text).toContain("We couldn't load the spend");
  expect(text).toContain("Year end 2026: payments made");
});
