import { formerMember, keptUnderHold } from "@caseload/contract/accounts/account-deletion";
import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { ContractFile } from "@caseload/contract/engagements/contract-files";
import { contractFileErrorMessages as messages } from "@caseload/contract/engagements/file-error-messages";
import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPassword, makePerson } from "../../../demo/factories.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { contractFiles } from "../../../platform/db/schema/contract-files.ts";
import { contractEvents } from "../../../platform/db/schema/contracts.ts";
import { files } from "../../../platform/db/schema/files.ts";
import { legalHolds } from "../../../platform/db/schema/legal-holds.ts";
import { messages as messageRows } from "../../../platform/db/schema/messages.ts";
import { timeEntries } from "../../../platform/db/schema/time.ts";
import { removeUnneededFiles } from "../../../platform/files/remove-unneeded-files.ts";
import { finishHeldErasures } from "../../accounts/account-deletion/held-records.ts";
import { record, startEngagement } from "../../../testkit/engagement.ts";
import { type Cast, createHiringFirm, latestNotification } from "../../../testkit/hiring.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
let admin: Caller;
let id: number;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  id = await startEngagement(site, cast, { paymentDays: 15 });
  const person = await makePerson(site.db, site.time.now, { primaryRole: "firm_admin", firmId: cast.firmId });
  admin = await site.signInAs(person.id);
});
afterAll(() => site.close());

const hold = (who: Caller, body: object, contractId = id) =>
  who.call("setLegalHold", { params: { id: contractId }, body });
const on = { on: true, reason: "Hollis served a notice on November 3." };
const off = { on: false, reason: "The matter is settled." };
const read = (who: Caller) => who.ask<ContractDetail>("getContract", { params: { id } });
const share = (who: Caller, name: string) =>
  who.ask<ContractFile>("uploadContractFile", {
    params: { id },
    body: {},
    file: { name, type: "text/plain", content: new Uint8Array(Buffer.from(name)) },
  });
const remove = (who: Caller, fileId: number) => who.call("deleteContractFile", { params: { id: fileId } });

describe("who places and ends a hold", () => {
  test("a managing partner and an administrator of the firm do; others of the firm are refused", async () => {
    for (const who of [cast.partner, cast.associate]) {
      const answer = await hold(who, on);
      expect([answer.statusCode, answer.body]).toEqual([403, messages.holdersOnly]);
      expect((await read(who)).mayHold).toBe(false);
    }
    for (const who of [cast.managing, admin]) {
      expect((await read(who)).mayHold).toBe(true);
      expect((await hold(who, on)).statusCode).toBe(200);
      expect((await hold(who, off)).statusCode).toBe(200);
    }
  });

  test("the paralegal and strangers get 404, visitors sign in, and a reason is needed", async () => {
    for (const who of [cast.daniel, cast.rival, cast.junior]) {
      expect((await hold(who, on)).statusCode).toBe(404);
      expect((await hold(who, {})).statusCode).toBe(404);
    }
    expect((await hold(site.anonymous, on)).statusCode).toBe(401);
    for (const body of [{ on: true }, { on: true, reason: " " }, { reason: "x" }, { on: "yes", reason: "x" }])
      expect((await hold(cast.managing, body)).statusCode).toBe(400);
  });

  test("placing it twice, and ending none, are refused", async () => {
    const none = await hold(cast.managing, off);
    expect([none.statusCode, none.body]).toEqual([409, messages.noHold]);
    expect((await hold(cast.managing, on)).statusCode).toBe(200);
    const twice = await hold(admin, on);
    expect([twice.statusCode, twice.body]).toEqual([409, messages.holdStands]);
    await hold(cast.managing, off);
  });
});

test("both sides see the hold, and only the firm sees why", async () => {
  await hold(cast.managing, on);
  const since = site.time.now.toISOString();
  const shown = { on: true, since, byName: cast.managing.name, byEmailConfirmed: true };
  expect((await read(cast.associate)).hold).toEqual({ ...shown, reason: on.reason });
  expect((await read(cast.daniel)).hold).toEqual({ ...shown, reason: null });
  const [listed] = await cast.daniel.ask<ContractDetail[]>("listContracts");
  expect(listed?.hold).toEqual({ ...shown, reason: null });
  const mine = await cast.daniel.call("getContract", { params: { id } });
  expect(mine.body).not.toContain("Hollis");
  expect((await read(cast.daniel)).timeline.at(-1)).toMatchObject({
    kind: "hold_placed",
    actorId: cast.managing.id,
    note: null,
  });
  for (const who of [cast.daniel, cast.partner])
    expect(await latestNotification(site, who)).toMatchObject({ title: "Legal hold placed" });
  await hold(cast.managing, off);
  expect((await read(cast.daniel)).hold).toBeNull();
  expect((await read(cast.daniel)).timeline.at(-1)).toMatchObject({ kind: "hold_ended" });
  const [row] = await site.db.select().from(legalHolds).orderBy(legalHolds.id).limit(1);
  expect(row).toMatchObject({ reason: on.reason, endReason: off.reason });
});

describe("under a hold", () => {
  test("no file is deleted, by its uploader or by a task that comes late", async () => {
    const before = await share(cast.daniel, "Before.txt");
    const kept = await share(cast.daniel, "Kept.txt");
    expect((await remove(cast.daniel, before.id)).statusCode).toBe(200);
    await hold(cast.managing, on);
    const refused = await remove(cast.daniel, kept.id);
    expect([refused.statusCode, refused.body]).toEqual([409, messages.contractFileHeld]);
    const [listed] = await cast.daniel.ask<ContractFile[]>("listContractFiles", { params: { id } });
    expect(listed).toMatchObject({ id: kept.id, held: true, mayDelete: false });

    // Deleted a moment before the hold, its content is still there, and stays.
    expect(await removeUnneededFiles(site.deps)).toBe(0);
    await site.db.update(files).set({ state: "released" }).where(eq(files.purpose, "contract"));
    expect(await removeUnneededFiles(site.deps)).toBe(0);
    await site.db.update(files).set({ state: "kept" }).where(eq(files.shownName, "Kept.txt"));

    await hold(cast.managing, off);
    expect(await removeUnneededFiles(site.deps)).toBe(1);
    expect((await remove(cast.daniel, kept.id)).statusCode).toBe(200);
    expect(await removeUnneededFiles(site.deps)).toBe(1);
  });

  test("no recorded time is deleted", async () => {
    const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(site.time.now);
    const { id: entryId } = await record(cast.daniel, id, { day });
    await hold(cast.managing, on);
    const refused = await cast.daniel.call("deleteTimeEntry", { params: { id: entryId } });
    expect([refused.statusCode, refused.body]).toEqual([409, messages.contractFileHeld]);
    const changed = { params: { id: entryId }, body: { minutes: 12 } };
    expect(await cast.daniel.ask<TimeEntry>("changeTimeEntry", changed)).toMatchObject({ minutes: 12 });
    await hold(cast.managing, off);
    expect((await cast.daniel.call("deleteTimeEntry", { params: { id: entryId } })).statusCode).toBe(200);
  });

  test("the database itself deletes no file, time or message of it", async () => {
    await share(cast.daniel, "Database.txt");
    const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(site.time.now);
    await record(cast.daniel, id, { day });
    const sent = { body: { receiverId: cast.partner.id, content: "The log is done." } };
    await cast.daniel.ask("sendMessage", sent);
    await hold(cast.managing, on);
    for (const table of [contractFiles, timeEntries, messageRows, contractEvents])
      await expect(site.db.delete(table)).rejects.toThrow();
    await hold(cast.managing, off);
    for (const table of [timeEntries, messageRows]) await site.db.delete(table);
  });
});

describe("deleting an account under a hold", () => {
  const leave = (who: Caller) =>
    who.ask<{ kept: string | null }>("deleteAccount", { body: { password: demoPassword } });
  const nameOf = async (userId: number) =>
    (await site.db.select({ name: users.name }).from(users).where(eq(users.id, userId)))[0]?.name;

  test("keeps what the hold covers, says so, and deletes it when the hold ends", async () => {
    await share(cast.daniel, "Daniel's.txt");
    await cast.daniel.ask("sendMessage", { body: { receiverId: cast.partner.id, content: "Thank you." } });
    await cast.partner.ask("completeContract", { params: { id } });
    await hold(cast.managing, on);
    expect(await leave(cast.daniel)).toEqual({ success: true, kept: keptUnderHold });
    expect((await cast.daniel.call("getContract", { params: { id } })).statusCode).toBe(401);
    await finishHeldErasures(site.db, site.time.now);
    expect(await removeUnneededFiles(site.deps)).toBe(0);
    expect(await nameOf(cast.daniel.id)).toBe(cast.daniel.name);
    const [file] = await cast.partner.ask<ContractFile[]>("listContractFiles", { params: { id } });
    expect(file).toMatchObject({ name: "Daniel's.txt", uploadedByName: cast.daniel.name, held: true });
    expect((await cast.partner.call("openContractFile", { params: { id: file?.id ?? 0 } })).statusCode).toBe(
      200,
    );

    await hold(cast.managing, off);
    expect(await finishHeldErasures(site.db, site.time.now)).toBe(1);
    expect(await finishHeldErasures(site.db, site.time.now)).toBe(0);
    expect(await nameOf(cast.daniel.id)).toBe(formerMember);
  });

  test("without a hold nothing is kept", async () => {
    expect(await leave(cast.priya)).toEqual({ success: true, kept: null });
    expect(await nameOf(cast.priya.id)).toBe(formerMember);
  });
});
