import type { InvoiceDetail } from "@caseload/contract/engagements/invoices";
import { describe, expect, test } from "vitest";
import { answer, failure } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { draftInvoice, invoiceDetail, invoiceLine, may, payment } from "~/testkit/invoice-records.ts";
import { daniel, margaret } from "~/testkit/people.ts";
import { InvoicePage } from "./invoice-page.tsx";

const at = { params: { id: 14 } };
const scene = (changes: Partial<InvoiceDetail> = {}) =>
  draw(<InvoicePage id={14} />, {
    user: changes.viewerSide === "attorney" ? margaret : daniel,
    answers: [answer("getInvoice", invoiceDetail(changes), at)],
  });
const names = (elements: readonly { name: string }[]) => elements.map(({ name }) => name);

const firm = { viewerSide: "attorney", may: may({ recordPayment: true, dispute: true }) } as const;
const partlyPaid = {
  status: "partly_paid",
  paidCents: 80_000,
  pendingCents: 52_840,
  balanceCents: 52_840,
  viewedAt: "2026-11-11T15:00:00.000Z",
  viewedByName: "Margaret Okafor",
  may: may({ confirm: true }),
  payments: [
    payment(),
    payment({
      id: 4,
      cents: 80_000,
      paidOn: "2026-11-13",
      means: "check",
      reference: null,
      status: "confirmed",
      decidedAt: "2026-11-14T15:00:00.000Z",
    }),
  ],
} as const satisfies Partial<InvoiceDetail>;

describe("the paper", () => {
  test("has issuer, payer, number, days, engagement, lines by rate and the balance", async () => {
    const { text, links } = await scene({
      lines: [
        invoiceLine(),
        invoiceLine({
          id: 2,
          day: "2026-11-06",
          minutes: 60,
          rateCents: 6_000,
          cents: 6_000,
          activityCode: null,
        }),
        invoiceLine({
          id: 3,
          kind: "expense",
          description: "Courier to the Clerk",
          minutes: null,
          rateCents: null,
          cents: 2_450,
        }),
      ],
      totalCents: 25_730,
      paidCents: 10_000,
      balanceCents: 15_730,
    });
    for (const part of [
      "Daniel Reyes 2120 Spruce Street, Philadelphia, PA 19103 Total $257.30",
      "Bill to Lindqvist Okafor LLP 1735 Market Street, Philadelphia, PA 19103",
      "Invoice 2026-0014 Sent Nov 10, 2026 Due Dec 10, 2026",
      "Engagement No. 0183 Second-pass privilege review Nov 2 – 8, 2026",
      "Nov 2 Relativity workspace set-up, coding panel test L320, A104 3.2 h $54.00 $172.80",
      "Courier to the Clerk Expense $24.50",
      "3.2 hours at $54.00 $172.80 1.0 hours at $60.00 $60.00 Expenses $24.50 Total $257.30",
      "Confirmed payments -$100.00 Balance due $157.30",
    ])
      expect(text).toContain(part);
    expect(links).toContainEqual({ name: "Download PDF", to: "/api/invoices/14/pdf" });
  });

  test("of one rate repeats no total", async () => {
    const { text } = await scene();
    expect(text).toContain("3.2 hours at $54.00 $172.80 Balance due");
  });

  test("is a draft until it is numbered", async () => {
    const { text, buttons } = await scene(draftInvoice());
    for (const part of [
      "Draft invoice",
      "Lindqvist Okafor LLP can't see it yet",
      "Invoice Draft Numbered when sent, due 30 days later",
      "payment is due 30 days later",
    ])
      expect(text).toContain(part);
    expect(names(buttons)).toEqual(["Send Invoice", "Delete Draft"]);
    expect(text).not.toContain("No payments recorded yet.");
  });

  test("of reversed time takes away", async () => {
    const { text } = await scene({
      lines: [invoiceLine(), invoiceLine({ id: 2, minutes: -30, cents: -2_700 })],
    });
    expect(text).toContain("-0.5 h $54.00 -$27.00");
  });
});

describe("the payee", () => {
  test("confirms a payment where it stands", async () => {
    const { text, buttons } = await scene(partlyPaid);
    for (const part of [
      "Partly paid Viewed Nov 11, 2026 by Margaret Okafor",
      "$800.00 of $1,328.40",
      "$528.40, ACH To confirm Paid Nov 17, 2026. Recorded Nov 18, 2026 by Margaret Okafor. Reference LO-77120. Confirm Receipt Not Received",
      "$800.00, check Confirmed",
      "You confirmed it Nov 14, 2026.",
      "Payments count once you confirm them.",
    ])
      expect(text).toContain(part);
    expect(names(buttons).filter((name) => name === "Confirm Receipt")).toHaveLength(1);
  });

  test("may void what is not paid, and reads why it is void", async () => {
    expect(names((await scene()).buttons)).toEqual(["Void Invoice"]);
    const { text, buttons } = await scene({
      status: "void",
      voidReason: "Wrong rate.",
      balanceCents: 0,
      may: may(),
    });
    expect(text).toContain("Wrong rate.");
    expect(text).toContain("Void, nothing due $0.00");
    expect(buttons).toEqual([]);
  });

  test("reads a denied payment's reason", async () => {
    const { text } = await scene({ payments: [payment({ status: "denied", reason: "Nothing arrived." })] });
    expect(text).toContain("Not received: Nothing arrived.");
  });
});

describe("the firm", () => {
  test("records payments and disputes lines", async () => {
    const { text, buttons } = await scene(firm);
    expect(names(buttons)).toEqual(["Record Payment", "Dispute Lines"]);
    expect(text).toContain("$1,328.40 is due Dec 10, 2026.");
    expect(text).toContain("Caseload doesn't process payments");
  });

  test("that is late reads so", async () => {
    const { text } = await scene({ ...firm, overdue: true, daysOverdue: 3, dueOn: "2026-11-19" });
    expect(text).toContain("Overdue 3 days late");
    expect(text).toContain("$1,328.40 was due Nov 19, 2026.");
  });

  test("reads without a decision where the role has none", async () => {
    const { text, buttons } = await scene({ ...firm, may: may() });
    expect(buttons).toEqual([]);
    expect(text).toContain("Only the signing attorney, a managing partner");
  });

  test("sees its dispute, the lines that it names, and resolves it", async () => {
    const { text, buttons } = await scene({
      ...firm,
      status: "disputed",
      may: may({ resolve: true, recordPayment: true }),
      lines: [invoiceLine({ disputed: true }), invoiceLine({ id: 2 })],
      disputes: [
        {
          id: 1,
          lines: [1],
          reason: "The set-up was ours.",
          openedByName: "Margaret Okafor",
          openedByEmailConfirmed: true,
          openedAt: "2026-11-12T15:00:00.000Z",
          resolvedAt: null,
          resolvedByName: null,
          resolvedByEmailConfirmed: true,
          note: null,
        },
      ],
    });
    expect(text).toContain("L320, A104 Disputed");
    expect(text).toContain("Margaret Okafor disputed 1 line on Nov 12, 2026.");
    expect(text).toContain("The set-up was ours.");
    expect(names(buttons)).toEqual(["Resolve Dispute", "Record Payment"]);
  });
});

describe("without the invoice", () => {
  test("one that is missing, or is not one's own, is not found", async () => {
    const { text } = await draw(<InvoicePage id={14} />, {
      user: daniel,
      answers: [failure("getInvoice", 404, "Not found", at)],
    });
    expect(text).toContain("Invoice Not Found");
    expect((await draw(<InvoicePage id={Number.NaN} />, { user: daniel })).text).toContain(
      "Invoice Not Found",
    );
  });

  test("one that cannot be loaded can be tried again", async () => {
    const { text, buttons } = await draw(<InvoicePage id={14} />, {
      user: daniel,
      answers: [failure("getInvoice", 500, "", at)],
    });
    expect(text).toContain("We couldn't load this invoice");
    expect(names(buttons)).toContain("Retry");
  });
});
