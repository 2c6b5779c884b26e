import { csvMark } from "@caseload/contract/csv";
import type { Invoice, InvoiceDetail } from "@caseload/contract/engagements/invoices";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firms } from "../../../platform/db/schema/firms.ts";
import { startEngagement } from "../../../testkit/engagement.ts";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import {
  approveTime,
  confirmPayment,
  draftInvoice,
  listInvoices,
  pay,
  sendInvoice,
  voidInvoice,
} from "../../../testkit/invoicing.ts";
import { hourlyAt } from "../../../testkit/negotiate.ts";
import { readCsv } from "../../../testkit/read-csv.ts";
import { readPdf } from "../../../testkit/read-pdf.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

const thursday = new Date("2026-11-19T21:00:00Z");
const monday = "2026-11-16";
const days = ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19"];

let site: Site;
let cast: Cast;
let contractId: number;
let other: number;
/** Paid, void, sent, and a draft of one hour each; then one sent under another contract, due earlier. */
let made: InvoiceDetail[];
beforeAll(async () => {
  site = await openSite();
  site.time.now = new Date("2026-11-16T14:00:00Z");
  cast = await createHiringFirm(site);
  const mailingAddress = "1735 Market Street, Philadelphia, PA 19103";
  await site.db.update(firms).set({ mailingAddress }).where(eq(firms.id, cast.firmId));
  contractId = await startEngagement(site, cast, { ...hourlyAt(5_400), startsOn: monday });
  other = await startEngagement(site, cast, { ...hourlyAt(6_000), startsOn: monday, paymentDays: 10 });
  site.time.now = thursday;
  await approveTime(
    cast,
    contractId,
    monday,
    days.map((day, at) => ({ day, narrative: `Reviewed Ames batch ${at + 1} for privilege.` })),
  );
  made = [];
  for (const day of days) made.push(await draftInvoice(cast.daniel, contractId, { through: day }));
  await approveTime(cast, other, monday, [{ day: monday }]);
  made.push(await draftInvoice(cast.daniel, other));
  for (const at of [0, 1, 2, 4]) await sendInvoice(cast.daniel, made[at]?.id ?? 0);
  const { id } = await pay(cast.partner, idOf(0), { cents: 5_400 });
  await confirmPayment(cast.daniel, idOf(0), id);
  await voidInvoice(cast.daniel, idOf(1), "Billed twice.");
});
afterAll(() => site.close());

const idOf = (at: number): number => made[at]?.id ?? 0;
const idsOf = (rows: readonly Invoice[]): number[] =>
  rows.map(({ id }) => made.findIndex((one) => one.id === id));
const list = async (who: Cast["daniel"], query: Record<string, string>) =>
  idsOf(await listInvoices(who, query));

test.each([
  [{}, [4, 3, 2, 1, 0], [4, 2, 1, 0]],
  [{ order: "due" }, [4, 2, 3, 1, 0], [4, 2, 1, 0]],
  [{ status: "draft" }, [3], []],
  [{ status: "outstanding" }, [4, 2], [4, 2]],
  [{ status: "overdue" }, [], []],
  [{ status: "paid" }, [0], [0]],
  [{ status: "void" }, [1], [1]],
])("%j lists one's own invoices, and the firm's without drafts", async (query, own, firm) => {
  expect(await list(cast.daniel, query)).toEqual(own);
  for (const who of [cast.partner, cast.associate]) expect(await list(who, query)).toEqual(firm);
  for (const who of [cast.rival, cast.leila, cast.junior]) expect(await list(who, query)).toEqual([]);
});

test("a contract and a side narrow the list", async () => {
  expect(await list(cast.daniel, { contractId: String(other) })).toEqual([4]);
  expect(await list(cast.daniel, { side: "attorney" })).toEqual([]);
  expect(await list(cast.partner, { side: "paralegal" })).toEqual([]);
  expect((await cast.daniel.call("listInvoices", { query: { status: "late" } })).statusCode).toBe(400);
});

test.each<Record<string, string>>([{}, { order: "due" }])(
  "pages of two follow one another (%j)",
  async (order) => {
    const rows: Invoice[] = [];
    let cursor: string | undefined;
    for (let pages = 0; pages < 3; pages += 1) {
      const answer = await cast.daniel.call("listInvoices", {
        query: { ...order, limit: "2", ...(cursor && { cursor }) },
      });
      rows.push(...answer.json<Invoice[]>());
      cursor = /[?&]cursor=([^&>]+)/.exec(String(answer.headers["link"] ?? ""))?.[1];
    }
    expect(idsOf(rows)).toEqual(await list(cast.daniel, order));
    expect(cursor).toBeUndefined();
  },
);

test("counts and sums agree with the list", async () => {
  expect(await cast.daniel.ask("countInvoices", { query: {} })).toEqual({
    all: 5,
    draft: 1,
    outstanding: 2,
    overdue: 0,
    paid: 1,
    void: 1,
    pendingPayments: 0,
    outstandingCents: 11_400,
    overdueCents: 0,
  });
  expect(await cast.partner.ask("countInvoices", { query: {} })).toMatchObject({ all: 4, draft: 0 });
});

test("the CSV has a line for each", async () => {
  const { body, headers } = await cast.daniel.call("downloadInvoices", {
    query: { contractId: String(contractId) },
  });
  expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
  const [head, ...rows] = readCsv(body.replace(csvMark, ""));
  expect(rows.map((row) => Object.fromEntries(row.map((cell, at) => [head?.[at], cell])))).toMatchObject([
    { Number: "", Status: "draft", Total: "54.00", Balance: "54.00" },
    { Number: "2026-0003", Status: "sent", Total: "54.00", Due: expect.stringMatching(/^2026-12/) },
    { Number: "2026-0002", Status: "void", Total: "54.00", Balance: "0.00" },
    { Number: "2026-0001", Status: "paid", Paid: "54.00", Balance: "0.00", Hours: "1.0" },
  ]);
  const firm = await cast.partner.call("downloadInvoices", { query: {} });
  expect(firm.body).not.toContain("draft");
});

const pdfOf = async (who: Cast["daniel"], at: number) => {
  const answer = await who.call("downloadInvoice", { params: { id: idOf(at) } });
  expect(answer.headers["content-type"]).toBe("application/pdf");
  const pdf = readPdf(answer.rawPayload);
  return {
    ...pdf,
    text: pdf.pages.flat().join(" ").replace(/\s+/g, " "),
    name: answer.headers["content-disposition"],
  };
};

test("the PDF says who bills whom for what, and is tagged", async () => {
  const { text, dictionaries, name } = await pdfOf(cast.partner, 2);
  for (const fact of [
    "Invoice 2026-0003",
    "Daniel Reyes",
    "Bill to Lindqvist Okafor LLP 1735 Market Street, Philadelphia, PA 19103",
    "Sent Nov 19, 2026",
    "Nov 18, 2026 Reviewed Ames batch 3 for privilege. 1.0 $54.00 $54.00",
    "1.0 hours at $54.00 $54.00",
    "Balance due $54.00",
  ])
    expect(text).toContain(fact);
  expect(name).toBe('attachment; filename="Invoice 2026-0003.pdf"');
  expect(dictionaries).toContain("/Marked true");
  expect(dictionaries).toContain("/Lang (en-US)");
  const count = (tag: string): number => dictionaries.match(new RegExp(`/S /${tag}\\b`, "g"))?.length ?? 0;
  expect([count("Table"), count("TR"), count("TH"), count("TD")]).toEqual([1, 2, 5, 5]);
});

test("the PDF of a paid invoice subtracts payments; drafts and void ones say so", async () => {
  expect((await pdfOf(cast.daniel, 0)).text).toContain("Paid Nov 19, 2026, check −$54.00 Balance due $0.00");
  expect((await pdfOf(cast.daniel, 1)).text).toContain("This invoice is void: Billed twice.");
  expect((await pdfOf(cast.daniel, 3)).text).toContain(
    "This is a draft. It is assigned a number when it is sent.",
  );
});

test("a long invoice repeats its columns on each page", async () => {
  site.time.now = new Date("2026-11-16T14:00:00Z");
  const long = await startEngagement(site, cast, { ...hourlyAt(5_400), startsOn: monday });
  site.time.now = thursday;
  await approveTime(
    cast,
    long,
    monday,
    Array.from({ length: 60 }, (_, at) => ({
      day: days[at % 4] ?? monday,
      minutes: 6,
      narrative: `Entry ${at}.`,
    })),
  );
  made.push(await draftInvoice(cast.daniel, long));
  const { pages, text } = await pdfOf(cast.daniel, made.length - 1);
  expect(pages).toHaveLength(3);
  for (let at = 0; at < 60; at += 1) expect(text).toContain(`Entry ${at}.`);
  expect(text).toContain("6.0 hours at $54.00 $324.00");
  expect(text).toContain("page 3 of 3");
});
