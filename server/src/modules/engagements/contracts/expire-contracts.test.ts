import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { readChain } from "../../../testkit/event-chain.ts";
import { type Cast, createContract, createHiringFirm } from "../../../testkit/hiring.ts";
import { agree, propose } from "../../../testkit/negotiate.ts";
import { raceTransactions } from "../../../testkit/race-transactions.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { expireUnsignedContracts, remindOfUnsignedContracts } from "./expire-contracts.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const dayMs = 86_400_000;
let opened: Date;
beforeEach(async () => {
  // Contracts of earlier tests are long over.
  opened = new Date(site.time.now.getTime() + 100 * dayMs);
  site.time.now = opened;
  await expireUnsignedContracts(site.db, opened);
});

/** Sets the clock, in days after the contract was opened. */
const after = (days: number, ms = 0): Date =>
  (site.time.now = new Date(opened.getTime() + days * dayMs + ms));
const read = (id: number) => cast.daniel.ask<ContractDetail>("getContract", { params: { id } });
const remind = () => remindOfUnsignedContracts(site.db, site.time.now);
const expire = () => expireUnsignedContracts(site.db, site.time.now);
async function noticesTo(person: { id: number }, contractId: number) {
  const rows = await site.db.select().from(notifications).where(eq(notifications.userId, person.id));
  return rows
    .filter(({ actionUrl }) => actionUrl === `/contracts/${contractId}`)
    .map(({ title, message }) => ({ title, message }));
}
const remindersTo = async (person: { id: number }, id: number) =>
  (await noticesTo(person, id)).filter(({ title }) => title === "Terms not signed yet");

test("both sides are reminded after 3 and 10 days, once each, and the contract expires after 14", async () => {
  const id = await createContract(site, cast, cast.daniel, { title: "Privilege log" });
  await agree(cast.partner, id);
  expect((await read(id)).expiresAt).toBe(after(14).toISOString());
  after(3, -1);
  expect([await remind(), await expire()]).toEqual([0, 0]);
  after(3);
  const runs = await Promise.all([1, 2, 3, 4].map(remind));
  expect(runs.reduce((sum, count) => sum + count)).toBe(1);
  after(10, -1);
  expect(await remind()).toBe(0);
  after(10);
  expect([await remind(), await remind()]).toEqual([1, 0]);
  for (const person of [cast.partner, cast.daniel]) {
    const reminders = await remindersTo(person, id);
    expect(reminders).toHaveLength(2);
    expect(reminders[0]?.message).toMatch(
      /^The terms for Privilege log expire on \w+ \d+, \d{4} unless both sides sign them\.$/,
    );
  }

  after(14, -1);
  expect([await remind(), await expire()]).toEqual([0, 0]);
  const end = after(14);
  expect(await remind()).toBe(0);
  const expired = await Promise.all([1, 2, 3, 4].map(expire));
  expect(expired.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1]);
  const detail = await read(id);
  expect(detail).toMatchObject({
    status: "cancelled",
    cancelReason: "Not signed within 14 days.",
    endedAt: end.toISOString(),
    expiresAt: null,
    turn: null,
    // The one signature stays.
    attorney: { signature: { name: "Margaret Okafor" } },
  });
  expect(detail.timeline.at(-1)).toMatchObject({
    kind: "expired",
    actorId: null,
    actorName: null,
    version: 1,
    note: "Not signed within 14 days.",
  });
  const [version] = await cast.daniel.ask<ContractVersion[]>("listVersions", { params: { id } });
  expect(version).toMatchObject({ status: "lapsed", signatures: [{ side: "attorney" }] });
  for (const person of [cast.partner, cast.daniel])
    expect((await noticesTo(person, id)).at(-1)).toEqual({
      title: "Contract expired",
      message: "The terms for Privilege log were not signed within 14 days. The contract is canceled.",
    });
  expect(await readChain(site.db, id)).toEqual(["drafted", "agreed", "expired"]);
});

test("a new version starts the 14 days and the reminders anew", async () => {
  const id = await createContract(site, cast, cast.daniel);
  after(10);
  await remind();
  after(13);
  await propose(cast.daniel, id, 5_000);
  expect((await read(id)).expiresAt).toBe(new Date(opened.getTime() + 27 * dayMs).toISOString());
  after(14);
  expect([await expire(), await remind()]).toEqual([0, 0]);
  after(16);
  expect(await remind()).toBe(1);
  after(23);
  expect(await remind()).toBe(1);
  expect(await remindersTo(cast.daniel, id)).toHaveLength(3);
  after(27, -1);
  expect(await expire()).toBe(0);
  after(27);
  expect(await expire()).toBe(1);
  expect((await read(id)).timeline.at(-1)).toMatchObject({ kind: "expired", version: 2 });
});

test("one reminder replaces one that a stopped server never sent; none comes after the last day", async () => {
  const late = await createContract(site, cast, cast.daniel);
  after(11);
  expect([await remind(), await remind()]).toEqual([1, 0]);
  expect(await remindersTo(cast.daniel, late)).toHaveLength(1);
  const never = await createContract(site, cast, cast.daniel);
  after(30);
  expect(await remind()).toBe(0);
  expect(await remindersTo(cast.daniel, never)).toEqual([]);
});

test("signed and ended contracts neither expire nor remind", async () => {
  const signed = await createContract(site, cast, cast.daniel);
  await agree(cast.partner, signed);
  await agree(cast.daniel, signed);
  const ended = await createContract(site, cast, cast.daniel);
  await cast.daniel.ask("cancelContract", { params: { id: ended }, body: { reason: "The matter settled." } });
  after(14);
  expect([await remind(), await expire()]).toEqual([0, 0]);
  expect((await read(signed)).status).not.toBe("cancelled");
  expect((await read(ended)).cancelReason).toBe("The matter settled.");
});

test("the last signature and the expiry at once: one of them wins", async () => {
  for (const first of ["sign", "expire"] as const) {
    const id = await createContract(site, cast, cast.daniel);
    await agree(cast.partner, id);
    site.time.now = new Date(site.time.now.getTime() + 14 * dayMs);
    const moves = [
      async () => (await cast.daniel.call("agreeToTerms", { params: { id } })).statusCode,
      expire,
    ];
    const order = first === "sign" ? moves : moves.toReversed();
    const answers = await raceTransactions(
      site,
      "notifications",
      order.map((move) => async () => move()),
    );
    const [status, expired] = first === "sign" ? answers : answers.toReversed();
    expect([
      [200, 0],
      [409, 1],
    ]).toContainEqual([status, expired]);
    const detail = await read(id);
    expect(detail.status).toBe(expired === 1 ? "cancelled" : "terms_agreed");
    expect(detail.paralegal.signature !== null).toBe(expired === 0);
    await readChain(site.db, id);
  }
});

test("a new version and the expiry at once: one of them wins", async () => {
  const id = await createContract(site, cast, cast.daniel);
  const { structuredTerms: terms } = await read(id);
  after(14);
  const [status, expired] = await raceTransactions(site, "notifications", [
    async () =>
      (await cast.daniel.call("proposeVersion", { params: { id }, body: { base: 1, terms } })).statusCode,
    expire,
  ]);
  expect([
    [201, 0],
    [409, 1],
  ]).toContainEqual([status, expired]);
  expect(await read(id)).toMatchObject(
    expired === 1 ? { status: "cancelled", version: 1 } : { status: "pending_terms", version: 2 },
  );
  await readChain(site.db, id);
});
