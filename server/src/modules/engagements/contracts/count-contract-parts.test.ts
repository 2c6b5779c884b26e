import type { ContractCounts } from "@caseload/contract/engagements/contract-counts";
import type { Deliverable } from "@caseload/contract/engagements/deliverables";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEngagement } from "../../../testkit/engagement.ts";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { sendInvoice, storeDrafts } from "../../../testkit/invoicing.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const counts = (who: Cast["partner"], id: number) =>
  who.ask<ContractCounts>("countContractParts", { params: { id } });
const upload = (who: Cast["partner"], id: number, name: string) =>
  who.call("uploadContractFile", {
    params: { id },
    body: {},
    file: { name, type: "text/plain", content: new Uint8Array(Buffer.from(name)) },
  });
const empty = { deliverables: 0, files: 0, unreadMessages: 0, invoices: 0 };

test("each side counts what its tabs show, and nothing of another contract", async () => {
  const id = await startEngagement(site, cast, { paymentDays: 15 });
  const other = await startEngagement(site, cast, { paymentDays: 20 }, cast.leila);
  for (const who of [cast.partner, cast.daniel, cast.associate]) expect(await counts(who, id)).toEqual(empty);

  const body = { title: "Privilege log", dueOn: "2026-12-19" };
  await cast.partner.ask<Deliverable>("addDeliverable", { params: { id }, body });
  for (const name of ["Index.txt", "INDEX.txt", "Log.txt"]) await upload(cast.partner, id, name);
  for (const content of ["The log is due.", "On Friday."])
    await cast.partner.ask("sendMessage", { body: { receiverId: cast.daniel.id, content } });
  const parties = { contractId: id, paralegalId: cast.daniel.id };
  const [first] = await storeDrafts(site.db, site.time.now, parties, 2);
  await sendInvoice(cast.daniel, first ?? 0);

  expect(await counts(cast.daniel, id)).toEqual({
    deliverables: 1,
    files: 2,
    unreadMessages: 2,
    invoices: 2,
  });
  // The paralegal's draft stays theirs, and the messages were the partner's own.
  const ofFirm = { deliverables: 1, files: 2, unreadMessages: 0, invoices: 1 };
  for (const who of [cast.partner, cast.associate]) expect(await counts(who, id)).toEqual(ofFirm);
  expect(await counts(cast.partner, other)).toEqual(empty);
});

test("files are not counted once the paralegal's access has ended, and strangers learn nothing", async () => {
  const id = await startEngagement(site, cast, { paymentDays: 25 });
  await upload(cast.partner, id, "Index.txt");
  await cast.partner.ask("completeContract", { params: { id } });
  site.time.now = new Date(site.time.now.getTime() + 31 * 86_400_000);
  expect((await counts(cast.daniel, id)).files).toBe(0);
  expect((await counts(cast.partner, id)).files).toBe(1);
  for (const who of [cast.rival, cast.leila, cast.junior])
    expect((await who.call("countContractParts", { params: { id } })).statusCode).toBe(404);
});
