import type { Invoice } from "@caseload/contract/engagements/invoices";
import type { User } from "@caseload/contract/accounts/accounts";
import { describe, expect, test } from "vitest";
import type { Output } from "~/lib/api-types.ts";
import { answer, failure } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { draftInvoice, invoice, invoiceable, may } from "~/testkit/invoice-records.ts";
import { daniel, margaret, member } from "~/testkit/people.ts";
import { contract, contractDetail } from "~/testkit/records.ts";
import { contractInvoices, invoiceCounts, ownInvoices } from "./invoice-queries.ts";
import InvoicesTab from "./invoices-tab.tsx";
import { InvoicesScreen } from "./invoices-screen.tsx";

type Counts = Output<"countInvoices">;

const counts = (changes: Partial<Counts> = {}): Counts => ({
  all: 0,
  draft: 0,
  outstanding: 0,
  overdue: 0,
  paid: 0,
  void: 0,
  pendingPayments: 0,
  outstandingCents: 0,
  overdueCents: 0,
  ...changes,
});

interface Scene {
  user?: User;
  rows?: Invoice[];
  counted?: Partial<Counts>;
  address?: string;
  started?: boolean;
}

const billed = { query: { side: "paralegal", limit: 100 } } as const;

const scene = ({ user = daniel, rows = [], counted = {}, address = "/invoices", started = false }: Scene) => {
  const status = new URLSearchParams(address.split("?")[1]).get("status");
  return draw(<InvoicesScreen />, {
    user,
    at: address,
    answers: [
      answer("listInvoices", rows, ownInvoices({ side: null, status: status === "overdue" ? status : null })),
      answer("countInvoices", counts(counted), invoiceCounts(null)),
      answer("listContracts", started ? [contract({ startedAt: "2026-11-02T12:00:00.000Z" })] : [], billed),
    ],
  });
};
const names = (elements: readonly { name: string }[]) => elements.map(({ name }) => name);

describe("a row", () => {
  test.each<[string, Partial<Invoice>, string[]]>([
    ["sent", {}, ["Sent", "Sent Nov 10", "due Dec 10", "$1,328.40"]],
    ["viewed", { status: "viewed", viewedAt: "2026-11-11T15:00:00.000Z" }, ["Viewed", "Viewed Nov 11"]],
    [
      "partly paid",
      { status: "partly_paid", paidCents: 80_000, balanceCents: 52_840 },
      ["Partly paid", "$528.40 left, due Dec 10"],
    ],
    ["overdue", { overdue: true, daysOverdue: 19 }, ["Overdue", "19 days late"]],
    ["one day overdue", { overdue: true, daysOverdue: 1 }, ["Overdue", "1 day late"]],
    [
      "paid",
      { status: "paid", balanceCents: 0, paidAt: "2026-11-14T15:00:00.000Z" },
      ["Paid", "paid Nov 14", "Confirmed Nov 14"],
    ],
    ["disputed", { status: "disputed" }, ["Disputed", "Dispute open"]],
    ["void", { status: "void", balanceCents: 0 }, ["Void"]],
  ])("says that it is %s", async (_, changes, parts) => {
    const { text, links } = await scene({ rows: [invoice(changes)] });
    for (const part of ["2026-0014 Nov 10 Lindqvist Okafor LLP", ...parts]) expect(text).toContain(part);
    expect(text).toContain("Second-pass privilege review, Nov 2 – 8, 2026");
    expect(links).toContainEqual({ name: "Lindqvist Okafor LLP , Invoice 2026-0014", to: "/invoices/14" });
  });

  test("of a void invoice has no due day", async () => {
    const { text } = await scene({ rows: [invoice({ status: "void", balanceCents: 0 })] });
    expect(text).not.toContain("due Dec 10");
  });

  test("of a draft has no number yet, and leads to sending it", async () => {
    const { text, links } = await scene({ rows: [draftInvoice()] });
    expect(text).toContain("Draft Nov 9 Lindqvist Okafor LLP");
    expect(text).toContain("24.6 h approved");
    expect(text).toContain("Numbered when sent");
    expect(names(links)).toContain("Review and Send");
  });

  test("asks the payee to confirm a payment, and the firm to pay", async () => {
    const own = await scene({ rows: [invoice({ pendingCents: 52_840, may: may({ confirm: true }) })] });
    expect(own.text).toContain("Payment to confirm");
    expect(names(own.links)).toContain("Confirm Receipt");
    const firm = await scene({
      user: margaret,
      rows: [invoice({ viewerSide: "attorney", may: may({ recordPayment: true, dispute: true }) })],
    });
    expect(firm.text).toContain("Daniel Reyes");
    expect(names(firm.links)).toContain("Record Payment");
  });
});

describe("the list", () => {
  test("counts its statuses, says what is outstanding, and is a file", async () => {
    const { text, buttons, links } = await scene({
      rows: [invoice()],
      counted: {
        all: 15,
        draft: 1,
        outstanding: 4,
        overdue: 1,
        paid: 10,
        pendingPayments: 1,
        outstandingCents: 478_200,
        overdueCents: 231_000,
      },
    });
    expect(text).toContain("1 payment to confirm. $4,782.00 outstanding, including $2,310.00 overdue.");
    expect(names(buttons).slice(0, 5)).toEqual([
      "All 15",
      "Draft 1",
      "Outstanding 4",
      "Overdue 1",
      "Paid 10",
    ]);
    expect(links).toContainEqual({ name: "Download CSV", to: "/api/invoices/csv" });
  });

  test("has a dash in place of counts that could not be loaded, and none while they load", async () => {
    const rows = answer("listInvoices", [invoice()], ownInvoices({ side: null, status: null }));
    const failed = failure("countInvoices", 503, "Please try again.", invoiceCounts(null));
    const drawn = (answers: (typeof failed)[]) =>
      draw(<InvoicesScreen />, { user: daniel, at: "/invoices", answers });
    const chips = ["All", "Draft", "Outstanding", "Paid"];
    expect(names((await drawn([rows, failed])).buttons).slice(0, 4)).toEqual(
      chips.map((chip) => `${chip} —`),
    );
    expect(names((await drawn([rows])).buttons).slice(0, 4)).toEqual(chips);
  });

  test("is narrowed by its address, and so is the file", async () => {
    const { text, html, links } = await scene({ address: "/invoices?status=overdue" });
    expect(text).toContain("No overdue invoices");
    expect(html).toMatch(/aria-pressed="true"[^>]*>Overdue/);
    expect(links).toContainEqual({ name: "Download CSV", to: "/api/invoices/csv?status=overdue" });
  });

  test("offers to create an invoice once work has started", async () => {
    expect(names((await scene({})).buttons)).not.toContain("Create Invoice");
    expect(names((await scene({ started: true })).buttons)).toContain("Create Invoice");
  });

  test("without invoices says what appears, to each side", async () => {
    expect((await scene({})).text).toContain("Invoices for your approved time, milestones and expenses");
    const firm = await scene({ user: margaret });
    expect(firm.text).toContain("Invoices appear here once a paralegal sends them.");
    expect(names(firm.buttons)).not.toContain("Draft 0");
  });

  test("has a side to choose for paralegals of a firm only", async () => {
    expect((await scene({})).text).not.toContain("To Your Firm");
    expect((await scene({ user: member("paralegal") })).text).toContain("To Your Firm");
  });

  test("that cannot be loaded can be tried again", async () => {
    const { text, buttons } = await draw(<InvoicesScreen />, {
      user: daniel,
      answers: [failure("listInvoices", 500, "", ownInvoices({ side: null, status: null }))],
    });
    expect(text).toContain("We couldn't load your invoices");
    expect(names(buttons)).toContain("Retry");
  });
});

describe("the tab of a contract", () => {
  const tab = (viewerSide: "paralegal" | "attorney", rows: Invoice[] = []) =>
    draw(<InvoicesTab contract={contractDetail({ viewerSide })} />, {
      user: viewerSide === "paralegal" ? daniel : margaret,
      answers: [
        answer("listInvoices", rows, contractInvoices(3)),
        answer("getInvoiceable", invoiceable(), { params: { id: 3 }, query: {} }),
      ],
    });

  test("says what is not invoiced yet, and creates the next one", async () => {
    const { text, buttons } = await tab("paralegal");
    expect(text).toContain("20.4 h of approved time not invoiced yet, $1,101.60");
    expect(text).toContain("No invoices yet");
    expect(names(buttons)).toContain("Create Invoice");
  });

  test("lists its invoices by period, and reads only on the firm's side", async () => {
    const { text, buttons, links, asked } = await tab("attorney", [invoice({ viewerSide: "attorney" })]);
    expect(text).toContain("2026-0014 Nov 10 Nov 2 – 8, 2026");
    expect(text).not.toContain("not invoiced yet");
    expect(names(buttons)).not.toContain("Create Invoice");
    expect(links).toContainEqual({ name: "Download CSV", to: "/api/invoices/csv?contractId=3" });
    expect(asked).toContain("listInvoices");
  });
});
