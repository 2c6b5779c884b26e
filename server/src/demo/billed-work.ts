/** A finished engagement with two approved weeks, whose first invoice is paid and whose second one is overdue. */
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import { findContract, findVersion } from "../modules/engagements/contracts/queries.ts";
import type { Tx } from "../platform/db/database.ts";
import { invoiceEvents } from "../platform/db/schema/invoices.ts";
import { daysFrom } from "./cast.ts";
import type { LogEntry } from "./delivered-work.ts";
import { makeInvoice, makePayment } from "./invoice-factories.ts";
import { type DemoTimeOwner, type DemoWeek, recordDemoTime } from "./recorded-time.ts";

const exhibits = { taskCode: "L350", activityCode: "A103" } as const;

const billedWeeks: readonly DemoWeek[] = [
  {
    weeksAgo: 9,
    status: "approved",
    entries: [
      { weekday: 1, minutes: 252, narrative: "Drafted the exhibit list, exhibits 1 to 64.", ...exhibits },
      { weekday: 2, minutes: 306, narrative: "Drafted the exhibit list, exhibits 65 to 140.", ...exhibits },
      {
        weekday: 4,
        minutes: 186,
        narrative: "Checked the exhibit list against both expert reports.",
        ...exhibits,
      },
    ],
  },
  {
    weeksAgo: 8,
    status: "approved",
    entries: [
      {
        weekday: 0,
        minutes: 288,
        narrative: "Assembled trial binders 1 to 3 with tabs and index.",
        ...exhibits,
      },
      { weekday: 1, minutes: 264, narrative: "Assembled trial binders 4 to 6.", ...exhibits },
      {
        weekday: 3,
        minutes: 120,
        narrative: "Corrected exhibits 12 and 88 after the pretrial conference.",
        ...exhibits,
      },
    ],
  },
];

interface Names {
  issuerName: string;
  payerName: string;
}

/** When the invoices were sent, and the first one viewed and paid. */
const daysAgo = { sent: [52, 34], viewed: 51, paid: 42, confirmed: 40 } as const;

async function findTerms(tx: Tx, contractId: number): Promise<StructuredTerms> {
  const row = await findContract(tx, contractId);
  if (!row) throw new Error(`There is no contract ${contractId}.`);
  return (await findVersion(tx, contractId, row.contract.version)).structuredTerms;
}

/** Returns what the approvals put in the supervision log. */
export async function makeBilledWork(
  tx: Tx,
  owner: DemoTimeOwner,
  names: Names,
  now: Date,
): Promise<LogEntry[]> {
  const { contractId, paralegalId: issuerId, attorneyId } = owner;
  const terms = await findTerms(tx, contractId);
  const { recorded, log } = await recordDemoTime(tx, owner, now, billedWeeks);
  const [first = [], second = []] = recorded;
  const viewed = { viewedAt: daysFrom(now, -daysAgo.viewed), viewedById: attorneyId };
  const confirmedAt = daysFrom(now, -daysAgo.confirmed);
  const input = {
    contractId,
    issuerId,
    ...names,
    issuerAddress: terms.paralegalAddress,
    payerAddress: terms.firmAddress,
    paymentDays: terms.paymentDays,
    // The firm has been reminded: a demo does not begin with notifications about itself.
    reminders: engagementLimits.invoiceReminderDays.length,
  };
  const paid = await makeInvoice(tx, daysFrom(now, -daysAgo.sent[0]), {
    ...input,
    ...viewed,
    entryIds: first,
    status: "paid",
    paidAt: confirmedAt,
  });
  const cents = paid.totalCents;
  const paidAt = daysFrom(now, -daysAgo.paid);
  await makePayment(tx, paidAt, {
    invoiceId: paid.id,
    recordedById: attorneyId,
    cents,
    reference: "No. 20417",
    status: "confirmed",
    decidedAt: confirmedAt,
  });
  await tx.insert(invoiceEvents).values([
    { invoiceId: paid.id, kind: "viewed", actorId: attorneyId, createdAt: viewed.viewedAt },
    { invoiceId: paid.id, kind: "payment_recorded", actorId: attorneyId, cents, createdAt: paidAt },
    { invoiceId: paid.id, kind: "payment_confirmed", actorId: issuerId, cents, createdAt: confirmedAt },
  ]);
  await makeInvoice(tx, daysFrom(now, -daysAgo.sent[1]), { ...input, entryIds: second });
  return log;
}
