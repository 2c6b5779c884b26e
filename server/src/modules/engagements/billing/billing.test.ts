import type { Billing, ContractBilling } from "@caseload/contract/engagements/billing";
import { billingErrorMessages } from "@caseload/contract/engagements/billing-texts";
import { errorMessages } from "@caseload/contract/error-messages";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPassword, makePerson } from "../../../demo/factories.ts";
import { approve, record, startEngagement, submitWeek } from "../../../testkit/engagement.ts";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { hourlyAt } from "../../../testkit/negotiate.ts";
import { readLedes } from "../../../testkit/read-ledes.ts";
import { readZip } from "../../../testkit/read-zip.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { openTaskQueue } from "../../../testkit/task-queue.ts";

let site: Site;
let cast: Cast;
let id: number;
let flatId: number;
beforeAll(async () => {
  site = await openSite();
  site.time.now = new Date("2026-11-02T14:00:00Z");
  cast = await createHiringFirm(site);
  id = await startEngagement(site, cast, { ...hourlyAt(5_425), startsOn: "2026-11-02" });
  flatId = await startEngagement(
    site,
    cast,
    {
      pay: {
        kind: "flat",
        totalCents: 150_000,
        milestones: [{ title: "Inventory", dueOn: null, cents: 150_000 }],
      },
      startsOn: "2026-11-02",
    },
    cast.leila,
  );
  site.time.now = new Date("2026-11-12T21:00:00Z");
});
afterAll(() => site.close());

const settings: ContractBilling = {
  clientId: "ACME",
  clientMatterId: "LIT-7",
  lawFirmMatterId: "2026-114",
  lawFirmId: null,
  billRateCents: 14_525,
  mode: "fee",
};
const put = (who: Caller, changes: Partial<ContractBilling> = {}, contractId = id) =>
  who.call("setContractBilling", { params: { id: contractId }, body: { ...settings, ...changes } });
const ledes = (who: Caller, query = {}, contractId = id) =>
  who.call("downloadLedes", { params: { id: contractId }, query });
const billingOf = (who: Caller, contractId = id) =>
  who.ask<Billing>("getContractBilling", { params: { id: contractId } });

test("nothing is set at first, and a file needs settings and approved time", async () => {
  expect(await billingOf(cast.partner)).toEqual({
    settings: null,
    updatedAt: null,
    updatedByName: null,
    billableMinutes: 0,
    billableCents: null,
  });
  const unset = await ledes(cast.partner);
  expect([unset.statusCode, unset.body]).toEqual([409, billingErrorMessages.billingNotSet]);
  expect((await put(cast.partner)).json<Billing>()).toMatchObject({
    settings,
    updatedAt: "2026-11-12T21:00:00.000Z",
    updatedByName: cast.partner.name,
    billableCents: 0,
  });
  await record(cast.daniel, id, { day: "2026-11-03", minutes: 84, taskCode: "L320", activityCode: "A104" });
  const empty = await ledes(cast.partner);
  expect([empty.statusCode, empty.body]).toEqual([409, billingErrorMessages.nothingToBill]);
});

test("approved time is billed; clerical, reversed and undecided time is not", async () => {
  const mistaken = await record(cast.daniel, id, { day: "2026-11-04", minutes: 120 });
  await record(cast.daniel, id, { day: "2026-11-04", minutes: 60, clerical: true });
  await record(cast.daniel, id, { day: "2026-11-05", minutes: 6, narrative: "Café receipts | “Ames” [3]" });
  await approve(cast.partner, (await submitWeek(cast.daniel, id, "2026-11-02")).id);
  await cast.daniel.ask("reverseTimeEntry", {
    params: { id: mistaken.id },
    body: { reason: "Recorded twice." },
  });
  await record(cast.daniel, id, { day: "2026-11-10", minutes: 600 });
  await submitWeek(cast.daniel, id, "2026-11-09");
  const answer = await ledes(cast.partner);
  expect(answer.headers).toMatchObject({
    "content-type": "text/plain; charset=us-ascii",
    "content-disposition": `attachment; filename="caseload-contract-${id}-ledes1998b.txt"`,
    "cache-control": "private, no-store",
  });
  const { lines, totalCents } = readLedes(answer.body);
  // 1.4 h and 0.1 h at $145.25, half up.
  expect(totalCents).toBe(20_335 + 1_453);
  expect(lines).toMatchObject([
    {
      INVOICE_DATE: "20261112",
      INVOICE_NUMBER: `C${id}-20261105`,
      CLIENT_ID: "ACME",
      LAW_FIRM_MATTER_ID: "2026-114",
      CLIENT_MATTER_ID: "LIT-7",
      LAW_FIRM_ID: `CASELOAD-${cast.firmId}`,
      BILLING_START_DATE: "20261103",
      BILLING_END_DATE: "20261105",
      LINE_ITEM_DATE: "20261103",
      LINE_ITEM_NUMBER_OF_UNITS: "1.4",
      LINE_ITEM_UNIT_COST: "145.25",
      LINE_ITEM_TASK_CODE: "L320",
      LINE_ITEM_ACTIVITY_CODE: "A104",
      TIMEKEEPER_ID: `P${cast.daniel.id}`,
      TIMEKEEPER_CLASSIFICATION: "PL",
    },
    { LINE_ITEM_DESCRIPTION: 'Cafe receipts / "Ames" (3)' },
  ]);
  expect(await billingOf(cast.partner)).toMatchObject({ billableMinutes: 90, billableCents: 21_788 });
});

test("a period bills its days, in its own range", async () => {
  const { lines } = readLedes((await ledes(cast.partner, { from: "2026-11-04", to: "2026-11-30" })).body);
  expect(lines).toMatchObject([
    { BILLING_START_DATE: "20261104", BILLING_END_DATE: "20261130", LINE_ITEM_DATE: "20261105" },
  ]);
  expect((await ledes(cast.partner, { to: "2026-11-02" })).statusCode).toBe(409);
  const wrong = await ledes(cast.partner, { from: "2026-11-04", to: "2026-11-03" });
  expect([wrong.statusCode, wrong.body]).toEqual([400, expect.stringContaining("to")]);
});

test("as a cost, the paralegal's pay is passed on without a markup", async () => {
  expect(
    (await put(cast.partner, { mode: "cost", billRateCents: null, lawFirmId: "98-7654321" })).statusCode,
  ).toBe(200);
  const { lines, totalCents } = readLedes((await ledes(cast.partner)).body);
  expect(lines.map((line) => line["LINE_ITEM_UNIT_COST"])).toEqual(["54.25", "54.25"]);
  expect(lines[0]).toMatchObject({ LAW_FIRM_ID: "98-7654321" });
  const { rows } = await site.db.execute<{ cents: number }>(
    `select sum(floor((minutes * rate_cents + 30) / 60))::integer as cents from time_entries
     where contract_id = ${id} and not clerical and day in ('2026-11-03', '2026-11-05')`,
  );
  expect(totalCents).toBe(rows[0]?.cents);
  await put(cast.partner);
});

test("flat pay has no rate to pass on; as a fee it has the firm's", async () => {
  await record(cast.leila, flatId, { day: "2026-11-03", minutes: 60 });
  await approve(cast.partner, (await submitWeek(cast.leila, flatId, "2026-11-02")).id);
  await put(cast.partner, { mode: "cost" }, flatId);
  const answer = await ledes(cast.partner, {}, flatId);
  expect([answer.statusCode, answer.body]).toEqual([409, billingErrorMessages.flatPayHasNoRate]);
  expect((await billingOf(cast.partner, flatId)).billableCents).toBeNull();
  await put(cast.partner, {}, flatId);
  expect(readLedes((await ledes(cast.partner, {}, flatId)).body).totalCents).toBe(14_525);
});

test.each([
  [{ clientId: "" }, "clientId"],
  [{ clientId: "A".repeat(21) }, "clientId"],
  [{ clientMatterId: "LIT|7" }, "clientMatterId"],
  [{ lawFirmMatterId: "[2026]" }, "lawFirmMatterId"],
  [{ lawFirmMatterId: "Öl" }, "lawFirmMatterId"],
  [{ billRateCents: null }, "billRateCents"],
  [{ billRateCents: 99 }, "billRateCents"],
  [{ billRateCents: 145.5 }, "billRateCents"],
  [{ mode: "markup" as never }, "mode"],
])("%j is refused by name", async (changes, name) => {
  const answer = await put(cast.partner, changes);
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(name)]);
});

test("the paralegal gets 404, an associate 403", async () => {
  const { email } = await makePerson(site.db, site.time.now, {
    primaryRole: "associate",
    firmId: cast.firmId,
  });
  const associate = await site.signIn(email);
  for (const call of [(who: Caller) => put(who), (who: Caller) => ledes(who)]) {
    const [own, other, colleague] = [await call(cast.daniel), await call(cast.leila), await call(associate)];
    expect([own.statusCode, own.body]).toEqual([404, errorMessages.contractNotFound]);
    expect(other.statusCode).toBe(404);
    expect([colleague.statusCode, colleague.body]).toEqual([403, billingErrorMessages.billingHandlers]);
  }
  const hidden = await cast.daniel.call("getContractBilling", { params: { id } });
  expect(hidden.statusCode).toBe(404);
});

test("no call, file or export of the paralegal's holds a bill rate or a client's ids", async () => {
  const secrets = ["14525", "14_525", "145.25", "ACME", "LIT-7", "2026-114"];
  const { daniel, partner } = cast;
  const params = { id };
  await put(partner);
  const queue = await openTaskQueue(site);
  await daniel.ask("requestDataExport", { body: { password: demoPassword } });
  await queue.runDueTasks();
  await queue.stop();
  const calls = [
    await daniel.call("getContract", { params }),
    await daniel.call("listContractTime", { params }),
    await daniel.call("downloadContractTime", { params }),
    await daniel.call("downloadOwnTime"),
    await daniel.call("downloadTimesheets", { params }),
    await daniel.call("getInvoiceable", { params }),
    await daniel.call("downloadInvoices"),
    await daniel.call("getEarnings"),
    await daniel.call("downloadEarnings"),
    await daniel.call("listNotifications"),
  ];
  const archives = [
    await daniel.call("downloadEngagement", { params }),
    await daniel.call("downloadDataExport"),
  ];
  expect([...calls, ...archives].map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
  const files = archives.flatMap(({ rawPayload }) => [...readZip(rawPayload)]);
  expect(files.map(([name]) => name)).toEqual(expect.arrayContaining(["time.csv", "contract.json"]));
  for (const secret of secrets) {
    for (const { body } of calls) expect(body).not.toContain(secret);
    for (const [name, content] of files) expect(content, name).not.toContain(secret);
  }
});
