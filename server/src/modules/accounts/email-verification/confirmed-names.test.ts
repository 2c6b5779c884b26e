/** Names of people and firms without a confirmed address, in sums, reports and files. */
import type { ReportRow } from "@caseload/contract/reporting/analytics";
import type { Earnings, EarningsYearEnd } from "@caseload/contract/reporting/earnings";
import type { Spend, SpendYearEnd } from "@caseload/contract/reporting/spend";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { approve, record, startEngagement, submitWeek } from "../../../testkit/engagement.ts";
import { createHiringFirm } from "../../../testkit/hiring.ts";
import { confirmPayment, draftInvoice, pay, sendInvoice } from "../../../testkit/invoicing.ts";
import { readPdf } from "../../../testkit/read-pdf.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

const [day, weekStart, year] = ["2026-11-24", "2026-11-23", 2026];
const mark = "(email not confirmed)";

describe.each([true, false])("confirmed: %s", (confirmed) => {
  let site: Site;
  let cast: Awaited<ReturnType<typeof createHiringFirm>>;
  beforeAll(async () => {
    site = await openSite();
    site.time.now = new Date(`${day}T15:00:00Z`);
    cast = await createHiringFirm(site);
    const { partner, daniel } = cast;
    const id = await startEngagement(site, cast, { paymentDays: 14 });
    await record(daniel, id, { day, minutes: 90 });
    await approve(partner, (await submitWeek(daniel, id, weekStart)).id);
    const draft = await draftInvoice(daniel, id);
    await sendInvoice(daniel, draft.id);
    const payment = await pay(partner, draft.id, { cents: 1_000, paidOn: day });
    await confirmPayment(daniel, draft.id, payment.id);
    const [row] = await site.db.select().from(users).where(eq(users.id, partner.id));
    const people = site.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.firmId, row?.firmId ?? 0));
    await site.db.update(users).set({ emailVerified: confirmed }).where(inArray(users.id, people));
    await site.db.update(users).set({ emailVerified: confirmed }).where(eq(users.id, daniel.id));
    site.deps.sessions.forget([partner.id, daniel.id, cast.managing.id]);
  });
  afterAll(() => site.close());

  test("is beside the paralegal's name in reports, their CSV and their PDF", async () => {
    for (const table of ["applications", "contracts", "hours", "spend", "jobs", "conflicts"]) {
      const query = { table, from: `${year}-01-01`, to: `${year}-12-31` };
      const [row] = await cast.managing.ask<ReportRow[]>("listReportRows", { query });
      expect([table, row?.emailConfirmed]).toEqual([table, confirmed || table === "conflicts"]);
      const isMarked = !confirmed && table !== "conflicts";
      const csv = await cast.managing.call("downloadReport", { query });
      expect([table, csv.body.includes(mark)]).toEqual([table, isMarked]);
      const pdf = await cast.managing.call("printReport", { query });
      const printed = readPdf(pdf.rawPayload).pages.flat().join(" ");
      expect([table, printed.includes("not confirmed)")]).toEqual([table, isMarked]);
    }
  });

  test("is beside each payee and payer, in sums and files", async () => {
    const params = { year };
    const spend = await cast.managing.ask<Spend>("getSpend");
    const earnings = await cast.daniel.ask<Earnings>("getEarnings");
    const paid = await cast.managing.ask<SpendYearEnd>("getSpendYearEnd", { params });
    const received = await cast.daniel.ask<EarningsYearEnd>("getEarningsYearEnd", { params });
    const lists = [
      spend.contracts,
      spend.payees,
      paid.payees,
      earnings.contracts,
      earnings.payers,
      received.payers,
    ];
    expect(lists.map(([one]) => one?.emailConfirmed)).toEqual(lists.map(() => confirmed));
    const files = [
      cast.managing.call("downloadSpend"),
      cast.managing.call("downloadSpendYearEnd", { params }),
      cast.daniel.call("downloadEarnings"),
      cast.daniel.call("downloadEarningsYearEnd", { params }),
    ];
    for (const { body } of await Promise.all(files)) expect(body.includes(mark)).toBe(!confirmed);
    const prints = [
      await cast.managing.call("printSpendYearEnd", { params }),
      await cast.daniel.call("printEarningsYearEnd", { params }),
    ];
    for (const { rawPayload } of prints)
      expect(readPdf(rawPayload).pages.flat().join(" ").includes(mark)).toBe(!confirmed);
  });
});
