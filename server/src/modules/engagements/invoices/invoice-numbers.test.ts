import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runUntilCrash } from "../../../testkit/crash/crash-process.ts";
import { startEngagement } from "../../../testkit/engagement.ts";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { countTo, readInvoice, storeDrafts, usedNumbers } from "../../../testkit/invoicing.ts";
import { hourlyAt } from "../../../testkit/negotiate.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

const thursday = new Date("2026-11-19T21:00:00Z");

let site: Site;
let cast: Cast;
let contractId: number;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  site.time.now = new Date("2026-11-16T14:00:00Z");
  cast = await createHiringFirm(site);
  contractId = await startEngagement(site, cast, { ...hourlyAt(5_400), startsOn: "2026-11-16" });
  site.time.now = thursday;
});

const drafts = (count: number) =>
  storeDrafts(site.db, thursday, { contractId, paralegalId: cast.daniel.id }, count);

/**
 * Sends an invoice, again while the server is too busy. It may have been sent and only its answer was too late: the next
 * answer is 409 then.
 */
async function isSent(id: number, expected = [200]): Promise<boolean> {
  const { statusCode } = await cast.daniel.call("sendInvoice", { params: { id } });
  return statusCode === 503 ? isSent(id, [200, 409]) : expected.includes(statusCode);
}

test("200 invoices that one issuer sends at once are numbered 1 to 200", async () => {
  const ids = await drafts(200);
  expect(await Promise.all(ids.map((id) => isSent(id)))).toEqual(ids.map(() => true));
  expect(await usedNumbers(site.db, cast.daniel.id)).toEqual(countTo(200));
}, 120_000);

test("sends, deletions and voids at once leave no gap, and each invoice one outcome", async () => {
  const ids = await drafts(20);
  const outcomes = await Promise.all(
    ids.flatMap((id) => [
      cast.daniel.call("sendInvoice", { params: { id } }),
      cast.daniel.call("deleteInvoice", { params: { id } }),
      cast.daniel.call("voidInvoice", { params: { id }, body: { reason: "Wrong day." } }),
    ]),
  );
  for (const { statusCode } of outcomes) expect([200, 404, 409]).toContain(statusCode);
  const sent = outcomes.filter(({ statusCode }, at) => at % 3 === 0 && statusCode === 200).length;
  const deleted = outcomes.filter(({ statusCode }, at) => at % 3 === 1 && statusCode === 200).length;
  expect(sent + deleted).toBe(20);
  expect(await usedNumbers(site.db, cast.daniel.id)).toEqual(countTo(sent));
}, 60_000);

test("a process that dies before any of its steps leaves no gap and no invoice half sent", async () => {
  const ids = await drafts(3);
  const worker = new URL("send-worker.fixture.ts", import.meta.url);
  const args = [site.connectionString, thursday.toISOString(), String(cast.daniel.id), ids.join(",")];
  let deaths = 0;
  for (let step = 1; !(await runUntilCrash(step, worker, args)); step += 1) {
    deaths += 1;
    if (deaths > 30) throw new Error("The process never reaches its end.");
    const used = await usedNumbers(site.db, cast.daniel.id);
    expect(used).toEqual(countTo(used.length));
  }
  expect(deaths).toBeGreaterThanOrEqual(3);
  expect(await usedNumbers(site.db, cast.daniel.id)).toEqual([1, 2, 3]);
  for (const id of ids)
    expect(await readInvoice(cast.daniel, id)).toMatchObject({ status: "sent", history: [{ kind: "sent" }] });
}, 120_000);
