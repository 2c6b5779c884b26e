import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import { eq } from "drizzle-orm";
import type { OwnApplication } from "@caseload/contract/hiring/applications";
import type { Job } from "@caseload/contract/jobs/jobs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { readChain } from "../../../testkit/event-chain.ts";
import {
  createApplication,
  type Cast,
  createContract,
  createHiringFirm,
  createPosting,
} from "../../../testkit/hiring.ts";
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
  await expireUnsignedContracts(site.deps, opened);
});

/** Sets the clock, in days after the contract was opened. */
const after = (days: number, ms = 0): Date =>
  (site.time.now = new Date(opened.getTime() + days * dayMs + ms));
const read = (id: number) => cast.daniel.ask<ContractDetail>("getContract", { params: { id } });
const remind = () => remindOfUnsignedContracts(site.db, site.time.now);
const expire = () => expireUnsignedContracts(site.deps, site.time.now);
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
      /^The terms for Privilege log expire on \w+ \d+, \d{4} unless both parties sign them\.$/,
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
      message:
        "The terms for Privilege log were not signed within 14 days. The contract has been canceled. The firm can accept another applicant or reopen the job.",
    });
  expect(await readChain(site.db, id)).toEqual(["drafted", "agreed", "expired"]);
});

test("a new version restarts the 14 days and the reminders", async () => {
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
      (
        await cast.daniel.call("proposeVersion", {
          params: { id },
          body: { base: 1, terms: { ...terms, paymentDays: 21 } },
        })
      ).statusCode,
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

describe("after the expiry", () => {
  const decide = (id: number) =>
    cast.partner.call("decideApplication", { params: { id }, body: { status: "accepted" } });
  const jobOf = async (id: number) => cast.partner.ask<Job>("getJob", { params: { id } });
  const applicationOf = (who: Cast["daniel"], id: number) =>
    who.ask<OwnApplication>("getApplication", { params: { id } });
  const contractOf = async (id: number) => (await decide(id)).json<{ contractId: number }>().contractId;
  const expireNow = async () => {
    site.time.now = new Date(site.time.now.getTime() + 14 * dayMs);
    return expire();
  };
  /** Daniel is accepted for the only position, and Leila's application stays undecided. */
  async function acceptDaniel(title: string) {
    const job = await createPosting(site, cast, { title });
    const first = await createApplication(site, cast.daniel, job.id);
    const backup = await createApplication(site, cast.leila, job.id);
    const contractId = await contractOf(first);
    return { job, first, backup, contractId };
  }

  test("the backup is still pending, and is accepted for the free position of the filled job", async () => {
    const { job, backup, contractId } = await acceptDaniel("Exhibit index");
    expect((await jobOf(job.id)).status).toBe("filled");
    expect((await decide(backup)).statusCode, "while the position is taken").toBe(409);
    expect(await expireNow()).toBe(1);
    expect((await jobOf(job.id)).status).toBe("filled");
    expect((await applicationOf(cast.leila, backup)).status).toBe("pending");
    const next = await contractOf(backup);
    expect(next).not.toBe(contractId);
    expect((await read(contractId)).status).toBe("cancelled");
    await agree(cast.partner, next);
    expect((await agree(cast.leila, next)).status).toBe("terms_agreed");
  });

  test("the job can be reopened, and the same person applies again", async () => {
    const { job, first } = await acceptDaniel("Deposition digest");
    await expireNow();
    const reopened = await cast.partner.call("changeJobStatus", {
      params: { id: job.id },
      body: { status: "open" },
    });
    expect([reopened.statusCode, (await jobOf(job.id)).status]).toEqual([200, "open"]);
    const coverLetter = "I am free again from Monday, and know the matter.";
    const again = await cast.daniel.call("apply", { body: { jobId: job.id, coverLetter } });
    expect([again.statusCode, again.json<OwnApplication>().id]).toEqual([201, first]);
    expect((await decide(first)).statusCode).toBe(200);
  });

  test("a job that was reopened before gets its runners-up back, who are notified", async () => {
    const { job, backup, contractId } = await acceptDaniel("Privilege log of record");
    await agree(cast.partner, contractId);
    await agree(cast.daniel, contractId);
    expect(await applicationOf(cast.leila, backup)).toMatchObject({
      status: "rejected",
      reason: "position filled",
    });
    const open = { params: { id: job.id }, body: { status: "open", confirm: true } };
    await cast.partner.ask("changeJobStatus", open);
    const second = await contractOf(await createApplication(site, cast.priya, job.id));
    await cast.partner.ask("changeJobStatus", open);
    const reason = { reason: "Another matter came first." };
    await cast.daniel.ask("cancelContract", { params: { id: contractId }, body: reason });
    expect((await applicationOf(cast.leila, backup)).status, "the second contract takes it").toBe("rejected");
    expect(await expireNow()).toBe(1);
    expect(await cast.partner.ask("getContract", { params: { id: second } })).toMatchObject({
      status: "cancelled",
    });
    expect(await applicationOf(cast.leila, backup)).toMatchObject({ status: "pending", reason: null });
    const notices = await site.db.select().from(notifications).where(eq(notifications.userId, cast.leila.id));
    expect(notices.map(({ title }) => title)).toContain("Your application is pending again");
  });
});
