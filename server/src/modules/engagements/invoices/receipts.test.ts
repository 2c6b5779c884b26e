import type { ContractFile } from "@caseload/contract/engagements/contract-files";
import { contractFileErrorMessages } from "@caseload/contract/engagements/file-error-messages";
import { invoiceErrorMessages as messages } from "@caseload/contract/engagements/invoice-error-messages";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEngagement } from "../../../testkit/engagement.ts";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { draftInvoice, readInvoice, sendInvoice, voidInvoice } from "../../../testkit/invoicing.ts";
import { readPdf } from "../../../testkit/read-pdf.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

const day = "2026-11-17";
let site: Site;
let cast: Cast;
let id: number;
beforeAll(async () => {
  site = await openSite();
  site.time.now = new Date("2026-11-16T14:00:00Z");
  cast = await createHiringFirm(site);
  id = await startEngagement(site, cast, {
    startsOn: "2026-11-16",
    expenses: { allowed: true, capCents: null },
  });
  site.time.now = new Date("2026-11-19T21:00:00Z");
});
afterAll(() => site.close());

async function share(who: Caller, name: string, contractId = id): Promise<ContractFile> {
  const file = { name, type: "application/pdf", content: new Uint8Array(Buffer.from(`%PDF-1.7 ${name}`)) };
  const answer = await who.call("uploadContractFile", { params: { id: contractId }, body: {}, file });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}
const expense = (fileId: number, description = "Courier to the court") => ({
  day,
  description,
  cents: 4_250,
  fileId,
});
const create = async (...expenses: unknown[]) => {
  const { statusCode, body } = await cast.daniel.call("createInvoice", {
    params: { id },
    body: { expenses },
  });
  return [statusCode, body];
};
const remove = async (fileId: number) => {
  const { statusCode, body } = await cast.daniel.call("deleteContractFile", { params: { id: fileId } });
  return [statusCode, body];
};

test("both sides see and open an expense's receipt, and it is kept while the invoice lives", async () => {
  const receipt = await share(cast.daniel, "Courier receipt.pdf");
  const draft = await draftInvoice(cast.daniel, id, { expenses: [expense(receipt.id)] });
  expect(draft.lines).toMatchObject([
    { fileId: receipt.id, receipt: { name: "Courier receipt.pdf", version: 1, mayOpen: true } },
  ]);
  expect(await create(expense(receipt.id))).toEqual([409, messages.receiptTaken("Courier receipt.pdf")]);
  expect(await remove(receipt.id)).toEqual([409, contractFileErrorMessages.contractFileIsReceipt]);
  const listed = await cast.daniel.ask<ContractFile[]>("listContractFiles", { params: { id } });
  expect(listed).toMatchObject([{ id: receipt.id, isReceipt: true, mayDelete: false }]);

  await sendInvoice(cast.daniel, draft.id);
  for (const who of [cast.partner, cast.associate]) {
    const { lines } = await readInvoice(who, draft.id);
    expect(lines[0]?.receipt?.mayOpen).toBe(true);
    expect((await who.call("openContractFile", { params: { id: receipt.id } })).statusCode).toBe(200);
  }
  const pdf = await cast.partner.call("downloadInvoice", { params: { id: draft.id } });
  expect(readPdf(pdf.rawPayload).pages.flat().join(" ")).toContain("receipt Courier receipt.pdf");

  await voidInvoice(cast.daniel, draft.id);
  expect((await create(expense(receipt.id)))[0]).toBe(201);
});

test("a deleted draft frees its receipt", async () => {
  const receipt = await share(cast.daniel, "Parking.pdf");
  const draft = await draftInvoice(cast.daniel, id, { expenses: [expense(receipt.id)] });
  await cast.daniel.ask("deleteInvoice", { params: { id: draft.id } });
  expect((await remove(receipt.id))[0]).toBe(200);
  expect(await create(expense(receipt.id))).toEqual([400, messages.receiptNotFound]);
});

test("only a version of the contract's files is a receipt, and of one expense", async () => {
  const other = await startEngagement(site, cast, { startsOn: day });
  const foreign = await share(cast.partner, "Elsewhere.pdf", other);
  expect(await create(expense(foreign.id))).toEqual([400, messages.receiptNotFound]);
  expect(await create(expense(2_000_000_000))).toEqual([400, messages.receiptNotFound]);
  const one = await share(cast.daniel, "Both.pdf");
  expect(await create(expense(one.id), expense(one.id, "Once more"))).toEqual([400, messages.receiptTwice]);
  const together = await Promise.all([create(expense(one.id, "A")), create(expense(one.id, "B"))]);
  expect(together.filter(([status]) => status === 201)).toHaveLength(1);
  expect(together).toContainEqual([409, messages.receiptTaken("Both.pdf")]);
});

test("the paralegal's access to receipts ends with that to the files", async () => {
  const receipt = await share(cast.daniel, "Late.pdf");
  const { id: invoice } = await draftInvoice(cast.daniel, id, { expenses: [expense(receipt.id)] });
  await sendInvoice(cast.daniel, invoice);
  await cast.partner.ask("completeContract", { params: { id } });
  site.time.now = new Date(site.time.now.getTime() + 31 * 86_400_000);
  expect((await readInvoice(cast.daniel, invoice)).lines[0]?.receipt?.mayOpen).toBe(false);
  expect((await readInvoice(cast.partner, invoice)).lines[0]?.receipt?.mayOpen).toBe(true);
});
