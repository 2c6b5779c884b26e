/** What a paralegal learns who fills the ledger with guesses (docs/conflicts.md, "The one bit"). */
import type { OwnApplication } from "@caseload/contract/hiring/applications";
import type { ConflictLogEntry } from "@caseload/contract/hiring/conflict-checks";
import { conflictErrorMessages, conflictLimits } from "@caseload/contract/hiring/conflict-statuses";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import type { StoredPosting } from "@caseload/contract/jobs/postings";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePerson } from "../../../demo/factories.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { checkDueConflicts } from "./check-due.ts";

const guesses = 500;
const days = 7;
const hourMs = 3_600_000;
const { ledgerChangesADay, importCountsAs } = conflictLimits;

/** Coined names of which no two are alike. */
const guessAt = (at: number): string => {
  const syllables = ["zor", "bim", "quel", "tav", "dru", "mex", "pla", "gon", "vish", "kel"];
  const part = (digit: number): string => syllables[digit % 10] ?? "";
  return `${part(Math.floor(at / 100))}${part(Math.floor(at / 10))}${part(at)}ix Marine`;
};

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const runChecks = () =>
  checkDueConflicts.run({}, site.deps, { taskId: "", number: 1, signal: new AbortController().signal });
const pass = (ms: number): void => {
  site.time.now = new Date(site.time.now.getTime() + ms);
};

let number = 0;
const postWith = (party: string) =>
  cast.partner.ask<JobDetail>("postJob", {
    body: {
      title: `Claim files ${++number}`,
      location: "Philadelphia, PA",
      workArrangement: "Remote",
      hoursPerWeek: "25",
      duration: "8 weeks",
      specialties: ["litigation"],
      description: "Index the claim files.",
      parties: [{ name: party, role: "adverse" }],
    },
  });
const newParalegal = async () =>
  site.signInAs((await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" })).id);
const applyTo = (who: Caller, jobId: number) =>
  who.ask<OwnApplication>("apply", {
    body: { jobId, coverLetter: `I have indexed claim files since ${2000 + number}, for carriers.` },
  });
const importGuesses = (who: Caller, from: number, to: number) => {
  const names = Array.from({ length: to - from }, (_, at) => guessAt(from + at));
  const content = new Uint8Array(Buffer.from(["Name", ...names].join("\n")));
  return who.call("importLedger", {
    body: {},
    file: { name: "ledger.csv", type: "text/csv", content },
  });
};

/** Everything that the paralegal can read about the checks, without ids, the posting's number and the ledger itself. */
async function observe(who: Caller, userId: number, applicationId: number): Promise<string> {
  const own = await who.call("getConflict", { params: { id: applicationId } });
  const list = await who.call("listOwnApplications");
  const log = await who.call("listConflictLog");
  const summary = await who.call("getLedgerSummary");
  const told = await site.db.select().from(notifications).where(eq(notifications.userId, userId));
  const notices = told.map(({ title, message, priority }) => [title, message, priority]);
  return [own.body, list.body, log.body, summary.body, JSON.stringify(notices)]
    .join("\n")
    .replaceAll(/"(?:id|jobId|applicationId|contractId)":\d+/g, "")
    .replaceAll(/Claim files \d+/g, "Claim files")
    .replaceAll(/claim files since \d+/g, "claim files")
    .replaceAll(/"paralegalName":"[^"]*"/g, "");
}

interface Attack {
  /** The status after each check that the attacker could see. */
  statuses: string[];
  transcript: string[];
  applications: number;
  accepted: number;
  /** Guesses that were in the ledger when the status first was "possible". */
  candidates: number;
}

/**
 * A week of guessing against one posting: each day an import of new guesses and single entries up to the day's limit,
 * and a new application, while the applicant reads whatever can be read.
 */
async function attack(secret: string): Promise<Attack> {
  const start = site.time.now;
  const { id: userId } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  const who = await site.signInAs(userId);
  const { id: jobId } = await postWith(secret);
  const transcript: string[] = [];
  const statuses: string[] = [];
  let applicationId = 0;
  let accepted = 0;
  for (let day = 0; day < days; day++) {
    const from = Math.floor((guesses * day) / days);
    const to = Math.floor((guesses * (day + 1)) / days);
    const singles = 20;
    expect((await importGuesses(who, from, to - singles)).statusCode).toBe(201);
    for (let at = to - singles; at < to; at++) {
      pass(60_000);
      const { statusCode } = await who.call("addLedgerEntry", {
        body: { name: guessAt(at), role: "client" },
      });
      if (statusCode === 201) accepted++;
      if (day > 0 && at % 7 === 0) transcript.push(await observe(who, userId, applicationId));
    }
    accepted += to - singles - from;
    if (day > 0) await who.ask("withdrawApplication", { params: { id: applicationId } });
    const application = await applyTo(who, jobId);
    applicationId = application.id;
    statuses.push(application.conflict.status);
    transcript.push(await observe(who, userId, applicationId));
    pass(24 * hourMs - singles * 60_000 + 1_000);
    await runChecks();
    transcript.push(await observe(who, userId, applicationId));
  }
  site.time.now = start;
  const first = statuses.indexOf("possible");
  return {
    statuses,
    transcript,
    applications: days,
    accepted,
    candidates:
      first < 0 ? 0 : Math.floor((guesses * (first + 1)) / days) - Math.floor((guesses * first) / days),
  };
}

describe("500 guesses in a week against one posting", () => {
  test("tell one bit per application: what can be read is the same for every name of a day's guesses", async () => {
    // Three names that are guessed on the third day, alone or in an import; one of the fifth day; one never guessed.
    const third = Math.floor((guesses * 2) / days);
    const sameDay = [third, third + 3, Math.floor((guesses * 3) / days) - 1].map(guessAt);
    const other = guessAt(Math.floor((guesses * 4) / days) + 1);
    const results = new Map<string, Attack>();
    for (const secret of [...sameDay, other, "Wrenfield Tannery"]) results.set(secret, await attack(secret));
    const of = (secret: string): Attack => {
      const found = results.get(secret);
      if (!found) throw new Error(`Nothing was tried against ${secret}.`);
      return found;
    };
    for (const { accepted, statuses, applications } of results.values()) {
      expect(accepted).toBe(guesses);
      expect(statuses).toHaveLength(applications);
    }
    const none = Array.from({ length: days }, () => "none");
    const fromDay = (day: number) => none.map((status, at) => (at < day ? status : "possible"));
    for (const secret of sameDay) expect(of(secret).statuses).toEqual(fromDay(2));
    expect(of(other).statuses).toEqual(fromDay(4));
    expect(of("Wrenfield Tannery").statuses).toEqual(none);
    // The same bits, the same readings: which of the day's guesses it was is in none of them.
    for (const secret of sameDay) expect(of(secret).transcript).toEqual(of(sameDay[0] ?? "").transcript);
    expect(of(sameDay[0] ?? "").candidates).toBeGreaterThan(70);
    expect(of(other).transcript).not.toEqual(of(sameDay[0] ?? "").transcript);
  }, 240_000);
});

describe("an application that keeps running", () => {
  test("is checked once a day at most, however many changes the ledger sees", async () => {
    const { id: jobId } = await postWith(guessAt(11));
    const who = await newParalegal();
    await who.ask("addLedgerEntry", { body: { name: "Wrenfield Tannery", role: "client" } });
    const { id } = await applyTo(who, jobId);
    // Eleven changes, a minute apart; the last one matches.
    for (let at = 1; at <= 11; at++) {
      pass(60_000);
      await who.ask("addLedgerEntry", { body: { name: guessAt(at), role: "client" } });
    }
    const changed = site.time.now.getTime();
    const seen: string[] = [];
    const around = Array.from({ length: 40 }, (_, at) => 24 * 60 - 20 + at);
    for (const minute of [60, ...around, 36 * 60, 48 * 60, 60 * 60]) {
      site.time.now = new Date(changed + minute * 60_000);
      await runChecks();
      const log = await who.ask<ConflictLogEntry[]>("listConflictLog");
      seen.push(`${log.length} ${log[0]?.status}`);
    }
    const entries = await who.ask<ConflictLogEntry[]>("listConflictLog");
    const times = entries.map(({ at }) => Date.parse(at)).toSorted((one, next) => one - next);
    for (const [at, time] of times.entries())
      if (at > 0) expect(time - (times[at - 1] ?? 0)).toBeGreaterThanOrEqual(24 * hourMs);
    expect(times.length).toBeLessThanOrEqual(3);
    expect(entries[0]).toMatchObject({ applicationId: id, status: "possible" });
    expect(new Set(seen).size).toBeLessThanOrEqual(3);
  }, 60_000);
});

test("a firm's guesses against one applicant end after 20 a day, stand in the applicant's log, and reach staff", async () => {
  const { id: clerkId } = await makePerson(site.db, site.time.now, {
    primaryRole: "freelance_paralegal",
    staff: true,
  });
  const who = await newParalegal();
  await who.ask("addLedgerEntry", { body: { name: guessAt(99), role: "client" } });
  const { id: jobId } = await postWith(guessAt(0));
  const guess = async (name: string) => {
    const params = { id: jobId };
    const { version } = await cast.partner.ask<StoredPosting>("getPosting", { params });
    const parties = [{ name, role: "adverse" }];
    const answer = await cast.partner.call("changeParties", { params, body: { parties, version } });
    await runChecks();
    return answer;
  };
  // Before somebody applies, nothing is compared.
  for (let at = 0; at < 25; at++) expect((await guess(guessAt(at))).statusCode).toBe(200);
  await applyTo(who, jobId);
  const statuses: number[] = [];
  for (let at = 30; at < 52; at++) statuses.push((await guess(guessAt(at))).statusCode);
  expect(statuses).toEqual([...Array.from({ length: conflictLimits.partyChangesADay }, () => 200), 429, 429]);
  // Sending the same parties again changes nothing, and is no guess.
  expect((await guess(guessAt(49))).statusCode).toBe(200);
  const log = await who.ask<ConflictLogEntry[]>("listConflictLog", { query: { limit: 100 } });
  expect(log).toHaveLength(1 + conflictLimits.partyChangesADay);
  const refused = await guess(guessAt(99));
  expect([refused.statusCode, refused.body]).toEqual([429, conflictErrorMessages.tooManyPartyChanges]);
  const told = await site.db.select().from(notifications).where(eq(notifications.userId, clerkId));
  expect(told.map(({ message }) => message).join()).toContain("20 changes of the parties on job");
}, 60_000);

test("an import and single changes share the day's limit", async () => {
  const who = await newParalegal();
  expect((await importGuesses(who, 0, 10)).statusCode).toBe(201);
  for (let at = importCountsAs; at < ledgerChangesADay; at++)
    await who.ask("addLedgerEntry", { body: { name: guessAt(at + 20), role: "client" } });
  expect((await importGuesses(who, 100, 110)).statusCode).toBe(429);
});

test("the 21st application of a day stands unchecked, is reported to staff, and is checked the next day", async () => {
  const { id: userId } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  const { id: clerkId } = await makePerson(site.db, site.time.now, {
    primaryRole: "freelance_paralegal",
    staff: true,
  });
  const who = await site.signInAs(userId);
  await who.ask("addLedgerEntry", { body: { name: guessAt(7), role: "client" } });
  const statuses: string[] = [];
  let last = 0;
  for (let at = 0; at <= conflictLimits.checkedApplicationsADay; at++) {
    const { id, conflict } = await applyTo(who, (await postWith(guessAt(7))).id);
    statuses.push(conflict.status);
    last = id;
  }
  expect(statuses.slice(0, -1).every((status) => status === "possible")).toBe(true);
  expect(statuses.at(-1)).toBe("not_checked");
  const told = await site.db.select().from(notifications).where(eq(notifications.userId, clerkId));
  expect(told.map(({ message }) => message).join()).toContain("checked applications in 24 hours");
  pass(24 * hourMs + 60_000);
  await runChecks();
  const { status } = await who.ask<{ status: string }>("getConflict", { params: { id: last } });
  expect(status).toBe("possible");
}, 60_000);
