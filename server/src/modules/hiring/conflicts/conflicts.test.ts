import type { ApplicationConflict, ConflictLogEntry } from "@caseload/contract/hiring/conflict-checks";
import type { LedgerEntry, LedgerSummary } from "@caseload/contract/hiring/conflict-ledger";
import { conflictErrorMessages as messages } from "@caseload/contract/hiring/conflict-statuses";
import type { OwnApplication, ReceivedApplication } from "@caseload/contract/hiring/applications";
import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { Screening } from "@caseload/contract/engagements/screening";
import { errorMessages } from "@caseload/contract/error-messages";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import type { StoredPosting } from "@caseload/contract/jobs/postings";
import { and, eq, gt, min } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ledgerChanges, ledgerEntries, ledgerIndexes } from "../../../platform/db/schema/conflicts.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { makePerson } from "../../../demo/factories.ts";
import { checkDueConflicts } from "./check-due.ts";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { openTaskQueue, type TestQueue } from "../../../testkit/task-queue.ts";

let site: Site;
let cast: Cast;
let queue: TestQueue;
let number = 0;
beforeAll(async () => {
  site = await openSite();
  queue = await openTaskQueue(site);
  cast = await createHiringFirm(site);
});
afterAll(async () => {
  await queue.stop();
  await site.close();
});

const attempt = { taskId: "", number: 1, signal: new AbortController().signal };
const partyName = "Quillfeather Shipping GmbH";
const entryName = "Quillfeather Shipping, Inc.";

const post = (parties: object[]) =>
  cast.partner.ask<JobDetail>("postJob", {
    body: {
      title: `Privilege review ${++number}`,
      location: "Philadelphia, PA",
      workArrangement: "Remote",
      hoursPerWeek: "25",
      duration: "8 weeks",
      specialties: ["litigation"],
      description: `Take the second pass on volume ${number} of the documents.`,
      parties,
    },
  });
const apply = (who: Caller, jobId: number) =>
  who.ask<OwnApplication>("apply", {
    body: { jobId, coverLetter: "I have reviewed for privilege for years." },
  });
const add = (who: Caller, name: string, more: object = {}) =>
  who.ask<LedgerEntry>("addLedgerEntry", { body: { name, role: "client", ...more } });
async function newParalegal(): Promise<Caller> {
  const { id } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  return site.signInAs(id);
}
const conflictOf = (who: Caller, id: number) =>
  who.ask<ApplicationConflict>("getConflict", { params: { id } });
const accept = (id: number) =>
  cast.partner.call("decideApplication", { params: { id }, body: { status: "accepted" } });
const decide = (id: number, action: string, who: Caller = cast.partner) =>
  who.call("decideConflict", { params: { id }, body: { action, reason: "Zqreason: unrelated companies." } });
const consent = (who: Caller, id: number, answer: boolean) =>
  who.ask<ApplicationConflict>("consentToCompare", { params: { id }, body: { consent: answer } });

const noticesOf = async (userId: number, applicationId: number): Promise<string[]> => {
  const rows = await site.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(notifications.id);
  return rows
    .filter(({ actionUrl }) => actionUrl === `/applications/${applicationId}/conflict`)
    .map(({ title }) => title);
};

test("a ledger is its owner's alone, encrypted, and can be changed, searched, saved and deleted", async () => {
  const { id } = await add(cast.priya, "Zqledger Marine", { aliases: ["Zqalias"], note: "Zqnote" });
  const changed = { params: { id }, body: { from: "2021-03-01", to: "2024-02-01" } };
  expect(await cast.priya.ask<LedgerEntry>("changeLedgerEntry", changed)).toMatchObject({
    name: "Zqledger Marine",
    aliases: ["Zqalias"],
    from: "2021-03-01",
  });
  const backwards = await cast.priya.call("changeLedgerEntry", {
    params: { id },
    body: { to: "2020-01-01" },
  });
  expect([backwards.statusCode, backwards.body]).toEqual([400, "The last day is before the first (to)"]);
  expect(await cast.priya.ask<LedgerEntry[]>("listLedger", { query: { q: "zqalias" } })).toHaveLength(1);
  expect(await cast.leila.ask<LedgerEntry[]>("listLedger")).toEqual([]);
  expect((await cast.leila.call("deleteLedgerEntry", { params: { id } })).statusCode).toBe(404);
  expect((await cast.partner.call("listLedger")).statusCode).toBe(403);
  expect((await cast.priya.call("downloadLedger")).body).toContain("Zqledger Marine,Zqalias,client,Zqnote");
  expect(JSON.stringify(await site.db.select().from(ledgerEntries))).not.toMatch(/Zqledger|Zqalias|Zqnote/);
  expect((await cast.priya.call("deleteLedgerEntry", { params: { id } })).statusCode).toBe(200);
  expect(await cast.priya.ask<LedgerEntry[]>("listLedger")).toEqual([]);
});

const importFile = (who: Caller, text: string) =>
  who.call("importLedger", {
    body: {},
    file: { name: "ledger.csv", type: "text/csv", content: new Uint8Array(Buffer.from(text)) },
  });

const syllables =
  "bar cel dom fer gun hol jas kep lim mor nes pol quin ros sab tor ul vem wes xan yor zel".split(" ");
/** A company of a coined name; each is another one. */
function madeUpName(at: number): string {
  const [first = "", ...rest] = [1, 22, 484].map((step) => syllables[Math.floor(at / step) % 22] ?? "");
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}${rest.join("")} Holdings`;
}

test("an import names wrong rows by line and column, saves nothing of them, and takes 10,000 names", async () => {
  const wrong = await importFile(cast.leila, 'Name,Role\n"Acme, Inc.",client\n,judge\n');
  expect(wrong.statusCode).toBe(400);
  expect(wrong.body).toContain("Line 3, Name: Please enter a name");
  expect(wrong.body).toContain("Line 3, Role: Please choose one of");
  expect(await cast.leila.ask<LedgerEntry[]>("listLedger")).toEqual([]);
  const scripts = ["李伟", "Иван Петров", "محمد علي", "Γεώργιος Παππάς", "X", "The Company"];
  const rows = Array.from({ length: 9_994 }, (_, at) => madeUpName(at));
  const text = ["Name", ...scripts, ...rows].join("\n");
  expect((await importFile(cast.leila, text)).json()).toEqual({ added: 10_000, known: 0 });
  expect((await importFile(cast.leila, text)).json()).toEqual({ added: 0, known: 10_000 });
  const { parties, changes } = await cast.leila.ask<LedgerSummary>("getLedgerSummary");
  expect({ parties, changes }).toEqual({ parties: 10_000, changes: 10 });
}, 60_000);

test("a ledger of 10,000 names is compared by its stored index: each name as it is now, and at once", async () => {
  const changed = await add(cast.leila, "Zwolle Tannery");
  const parties = ["Georgios Pappas", "Wei Li", madeUpName(9_000), "X Corp.", "The Company"];
  const job = await post(parties.map((name) => ({ name, role: "adverse" })));
  const before = await site.db.select().from(ledgerIndexes);
  expect(before.map(({ ownerId }) => ownerId)).toEqual([cast.leila.id]);
  expect(before[0]?.sealed).not.toMatch(/Holdings/);
  const started = performance.now();
  const { id, conflict } = await apply(cast.leila, job.id);
  process.stdout.write(`Compared with 10,000 names in ${Math.round(performance.now() - started)} ms\n`);
  expect(conflict.status).toBe("possible");
  for (const who of [cast.leila, cast.partner]) await consent(who, id, true);
  const { matches } = await conflictOf(cast.partner, id);
  const found = matches?.map(({ entry }) => entry.name) ?? [];
  expect(found).toEqual(expect.arrayContaining([madeUpName(9_000), "X", "Γεώργιος Παππάς", "李伟"]));
  expect(found).not.toContain("The Company");
  expect(found.length).toBeLessThan(8);
  // What was added or changed since the index was made is compared too.
  for (const name of ["Zwolle Tannery", "Zutphen Tannery"]) {
    const body = { name };
    if (name !== changed.name)
      await cast.leila.ask("changeLedgerEntry", { params: { id: changed.id }, body });
    const other = await post([{ name: `${name} Ltd.`, role: "adverse" }]);
    expect((await apply(cast.leila, other.id)).conflict.status).toBe("possible");
  }
  const former = await post([{ name: "Zwolle Tannery Ltd.", role: "adverse" }]);
  expect((await apply(cast.leila, former.id)).conflict.status).toBe("none");
  // An index that other rules made is made anew, and one of a ledger without names is deleted.
  await site.db.update(ledgerIndexes).set({ version: "older rules" });
  await checkDueConflicts.run({}, site.deps, attempt);
  const [renewed] = await site.db.select().from(ledgerIndexes);
  expect(renewed?.version).toBe(before[0]?.version);
  expect(renewed?.sealed).not.toBe(before[0]?.sealed);
}, 60_000);

test("without a match both sides see none; without a list, not checked; generic words never match", async () => {
  const without = await post([]);
  const unchecked = { status: "not_checked", checkedAt: null };
  expect((await apply(cast.leila, without.id)).conflict).toEqual(unchecked);
  const job = await post([{ name: "The Company Inc.", role: "adverse" }]);
  const { id, conflict } = await apply(cast.leila, job.id);
  expect(conflict).toEqual({ status: "none", checkedAt: site.time.now.toISOString() });
  const received = await cast.partner.ask<ReceivedApplication>("getApplication", { params: { id } });
  expect(received.conflict).toEqual(conflict);
  expect((await accept(id)).statusCode).toBe(200);
});

test("a possible conflict stops acceptance until it is cleared, and names no one before both agree", async () => {
  await add(cast.daniel, entryName);
  const job = await post([{ name: partyName, role: "adverse", aliases: ["QFS"] }]);
  const { id, conflict } = await apply(cast.daniel, job.id);
  expect(conflict.status).toBe("possible");
  const refused = await accept(id);
  expect([refused.statusCode, refused.body]).toEqual([409, messages.decideFirst]);
  for (const who of [cast.rival, cast.junior, cast.priya])
    expect((await who.call("getConflict", { params: { id } })).statusCode).toBe(404);
  expect(await consent(cast.daniel, id, true)).toMatchObject({ ownConsent: true, matches: null });
  const before = await cast.partner.call("getConflict", { params: { id } });
  expect(before.json()).toMatchObject({ ownConsent: null, matches: null });
  expect(before.body).not.toContain("Quillfeather");
  expect(await consent(cast.associate, id, false)).toMatchObject({ ownConsent: false, matches: null });
  expect(await conflictOf(cast.daniel, id)).toMatchObject({ ownConsent: true, matches: null });
  const { matches } = await consent(cast.partner, id, true);
  const pair = { party: { name: partyName }, entry: { name: entryName, role: "client" } };
  expect(matches).toMatchObject([pair]);
  expect((await conflictOf(cast.daniel, id)).matches).toEqual(matches);
  const answers = await Promise.all([decide(id, "clear"), decide(id, "override", cast.managing)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  const own = await cast.daniel.call("getConflict", { params: { id } });
  expect(own.body).not.toContain("Zqreason");
  const decided = answers[0]?.statusCode === 200 ? "Conflict cleared" : "Conflict overridden with a screen";
  expect(await noticesOf(cast.daniel.id, id)).toEqual(["Names compared", decided]);
  const all = JSON.stringify(await site.db.select().from(notifications));
  expect(all).not.toMatch(/Quillfeather|Zqreason/);
  expect((await accept(id)).statusCode).toBe(200);
  const log = await cast.daniel.ask<ConflictLogEntry[]>("listConflictLog");
  expect(log.map(({ kind }) => kind).at(-1)).toBe("checked");
  expect(JSON.stringify(log)).not.toContain("Quillfeather");
  expect((await cast.rival.call("listConflictLog")).json()).toEqual([]);
});

test("a change of the ledger reaches running applications after 24 hours; one of the parties at once", async () => {
  const job = await post([{ name: "Brandywine Freight Lines", role: "adverse" }]);
  const { id } = await apply(cast.daniel, job.id);
  const status = async () => (await conflictOf(cast.daniel, id)).status;
  expect(await status()).toBe("none");
  site.time.now = new Date(site.time.now.getTime() + 60_000);
  await add(cast.daniel, "Brandywine Freight Lines, Inc.");
  const { version, ...stored } = await cast.partner.ask<Record<string, unknown>>("getPosting", {
    params: { id: job.id },
  });
  const amend = { params: { id: job.id }, body: { ...stored, version, parties: stored.parties } };
  await cast.partner.ask("amendJob", amend);
  await queue.runDueTasks();
  expect(await status()).toBe("none");
  site.time.now = new Date(site.time.now.getTime() + 24 * 3_600_000);
  await queue.runDueTasks();
  await checkDueConflicts.run({}, site.deps, attempt);
  expect(await status()).toBe("possible");
  const arisen = await site.db
    .select()
    .from(notifications)
    .where(eq(notifications.actionUrl, `/applications/${id}/conflict`))
    .orderBy(notifications.id);
  expect(arisen.map(({ userId, title }) => [userId, title])).toEqual([
    [cast.partner.id, "Possible conflict"],
    [cast.daniel.id, "Possible conflict"],
  ]);
  expect((await accept(id)).statusCode).toBe(409);
  expect((await decide(id, "override")).statusCode).toBe(200);
  expect((await noticesOf(cast.daniel.id, id)).at(-1)).toBe("Conflict overridden with a screen");
  const { contractId } = (await accept(id)).json<ReceivedApplication>();
  const params = { id: contractId ?? 0 };
  const read = () => cast.partner.ask<ContractDetail>("getContract", { params });
  expect((await read()).conflict).toMatchObject({ status: "overridden", screening: "open" });
  for (const who of [cast.daniel, cast.partner])
    expect(await who.ask<Screening>("acknowledgeScreening", { params })).toMatchObject({
      mayAcknowledge: false,
    });
  expect((await read()).conflict.screening).toBe("acknowledged");
  expect((await cast.rival.call("getScreening", { params })).statusCode).toBe(404);
});

/** Replaces the parties as the conflict page does. */
async function changeParties(who: Caller, jobId: number, parties: object[]) {
  const params = { id: jobId };
  const { version } = await cast.partner.ask<StoredPosting>("getPosting", { params });
  return who.call("changeParties", { params, body: { parties, version } });
}

test("parties are named while work goes on, on a filled posting too, by those who manage it", async () => {
  await add(cast.daniel, "Ostrow Hardware, Inc.", { from: "2019-02-01", to: "2020-11-30" });
  site.time.now = new Date(site.time.now.getTime() + 60_000);
  const job = await post([{ name: "Halden Tool & Manufacturing Co.", role: "client" }]);
  const { id } = await apply(cast.daniel, job.id);
  expect((await accept(id)).statusCode).toBe(200);
  expect((await cast.partner.ask<JobDetail>("getJob", { params: { id: job.id } })).status).toBe("filled");
  const named = [
    { name: "Halden Tool & Manufacturing Co.", role: "client", aliases: [] },
    { name: "Ostrow Hardware", role: "adverse", aliases: ["Ostrow Retail Group"] },
  ];
  const mayOf = async (who: Caller) => (await conflictOf(who, id)).may;
  expect(await mayOf(cast.partner)).toMatchObject({ readParties: true, changeParties: true });
  for (const who of [cast.associate, cast.daniel])
    expect(await mayOf(who)).toMatchObject({ readParties: false, changeParties: false });
  for (const [who, status] of [
    [cast.associate, 403],
    [cast.daniel, 403],
    [cast.rival, 404],
  ] as const)
    expect((await changeParties(who, job.id, named)).statusCode).toBe(status);
  const params = { id: job.id };
  const { version } = await cast.partner.ask<StoredPosting>("getPosting", { params });
  expect((await changeParties(cast.managing, job.id, named)).json<StoredPosting>().parties).toEqual(named);
  const late = await cast.partner.call("changeParties", { params, body: { parties: [], version } });
  expect([late.statusCode, late.body]).toEqual([409, errorMessages.moveNotPossible]);
  await queue.runDueTasks();
  expect((await conflictOf(cast.daniel, id)).status).toBe("possible");
  expect(await noticesOf(cast.partner.id, id)).toEqual(["Possible conflict"]);
  const all = JSON.stringify(await site.db.select().from(notifications));
  expect(all).not.toMatch(/Ostrow|Halden Tool/);
  for (const who of [cast.daniel, cast.partner]) await consent(who, id, true);
  expect((await conflictOf(cast.partner, id)).matches).toMatchObject([
    { entry: { name: "Ostrow Hardware, Inc.", from: "2019-02-01", to: "2020-11-30" } },
  ]);
});

test("parties of one letter, in five scripts, with 300 aliases are compared; wrong ones are named", async () => {
  const ledger = ["X", "李伟", "Иван Петров", "Γεώργιος Παππάς", "محمد علي", "김민준"];
  const who = await newParalegal();
  for (const name of ledger) await add(who, name);
  const aliases = Array.from({ length: 300 }, (_, at) => `Veltrix Unit${at} Robotics`);
  await add(who, "Lone Peak Robotics", { aliases: ["Veltrix Unit299 Robotics"] });
  for (const name of ["X Corp.", "Wei Li", "Ivan Petrov", "Georgios Pappas", "Mohammed Ali", "Kim Min-jun"]) {
    const job = await post([{ name, role: "adverse" }]);
    expect((await apply(who, job.id)).conflict.status, name).toBe("possible");
  }
  for (const [party, status] of [
    [{ name: "X", role: "adverse" }, "possible"],
    [{ name: "Talus Industries", role: "adverse", aliases }, "possible"],
    [{ name: "Y", role: "adverse" }, "none"],
    [{ name: "The Company", role: "adverse" }, "none"],
  ] as const) {
    const job = await post([party]);
    expect((await apply(who, job.id)).conflict.status, party.name).toBe(status);
  }
  const job = await post([]);
  const wrong = [
    [{ name: " ", role: "adverse" }, "(parties.0.name)"],
    [{ name: "Acme", role: "judge" }, "(parties.0.role)"],
    [{ name: "Acme", role: "client", aliases: [...aliases, "One more"] }, "(parties.0.aliases)"],
  ] as const;
  for (const [party, field] of wrong) {
    const refused = await changeParties(cast.partner, job.id, [party]);
    expect([refused.statusCode, refused.body.includes(field)], refused.body).toEqual([400, true]);
  }
  const many = Array.from({ length: 31 }, (_, at) => ({ name: `Party ${at}`, role: "related" }));
  expect((await changeParties(cast.partner, job.id, many)).body).toContain("(parties)");
}, 60_000);

test("a ledger takes 40 changes in 24 hours", async () => {
  const { changes } = await cast.priya.ask<LedgerSummary>("getLedgerSummary");
  for (let at = changes; at < 40; at++) await add(cast.priya, `Party ${at}`);
  const refused = await cast.priya.call("addLedgerEntry", { body: { name: "One more", role: "client" } });
  expect([refused.statusCode, refused.body]).toEqual([429, messages.tooManyChanges]);
  // There is room once the first change is a day old.
  const dayBefore = new Date(site.time.now.getTime() - 86_400_000);
  const [first] = await site.db
    .select({ at: min(ledgerChanges.at) })
    .from(ledgerChanges)
    .where(and(eq(ledgerChanges.ownerId, cast.priya.id), gt(ledgerChanges.at, dayBefore)));
  const seconds = Number(refused.headers["retry-after"]);
  const freed = (first?.at?.getTime() ?? 0) + 86_400_000;
  expect(Math.abs(site.time.now.getTime() + seconds * 1_000 - freed)).toBeLessThan(1_001);
  const now = site.time.now;
  site.time.now = new Date(now.getTime() + (seconds - 2) * 1_000);
  expect(
    (await cast.priya.call("addLedgerEntry", { body: { name: "One more", role: "client" } })).statusCode,
  ).toBe(429);
  site.time.now = new Date(now.getTime() + (seconds + 1) * 1_000);
  await add(cast.priya, "One more");
  site.time.now = now;
});
