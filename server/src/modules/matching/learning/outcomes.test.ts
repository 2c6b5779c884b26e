import type { AccountSettings } from "@caseload/contract/accounts/account-settings";
import { errorMessages } from "@caseload/contract/error-messages";
import type { ReceivedApplication } from "@caseload/contract/hiring/applications";
import type { LoggedRanking } from "@caseload/contract/matching/matches";
import { FEATURES } from "@caseload/matching/model/feature-names";
import { MODEL } from "@caseload/matching/model/model";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPassword as password } from "../../../demo/factories.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { matchOutcomes } from "../../../platform/db/schema/matches.ts";
import { type Cast, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { agree } from "../../../testkit/negotiate.ts";
import { readZip } from "../../../testkit/read-zip.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { openTaskQueue } from "../../../testkit/task-queue.ts";
import { deleteOldRankings } from "../rankings/delete-old-rankings.ts";
import { exportOutcomes } from "./export-outcomes.ts";

let site: Site;
let cast: Cast;
let consentedAt: Date;
beforeAll(async () => {
  site = await openSite();
  consentedAt = site.time.now;
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

type Person = Cast["daniel"];

const allow = (who: Person, matchLearning: boolean) =>
  who.ask<AccountSettings>("updateAccountSettings", { body: { matchLearning } });
const outcomesOf = (who: Person) =>
  site.db
    .select()
    .from(matchOutcomes)
    .where(eq(matchOutcomes.paralegalId, who.id))
    .orderBy(asc(matchOutcomes.id));
const kindsOf = async (who: Person) => (await outcomesOf(who)).map(({ kind }) => kind);

async function apply(who: Person, jobId: number): Promise<number> {
  const body = { jobId, coverLetter: "I have done this for nine years." };
  return (await who.ask<{ id: number }>("apply", { body })).id;
}

const decide = (id: number, status: "accepted" | "rejected" | "reviewing") =>
  cast.partner.ask<ReceivedApplication>("decideApplication", { params: { id }, body: { status } });

async function exported() {
  const lines: string[] = [];
  for await (const line of exportOutcomes(site.db)) lines.push(line);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test("outcomes of a paralegal who allows it are logged with the numbers shown; those of others are not", async () => {
  expect((await allow(cast.daniel, true)).matchLearning).toBe(true);
  const { id: jobId } = await createPosting(site, cast, { title: "Privilege review", positions: 2 });
  for (const who of [cast.daniel, cast.leila]) await who.ask("getJobMatch", { params: { id: jobId } });
  const id = await apply(cast.daniel, jobId);
  const others = await apply(cast.leila, jobId);
  for (const each of [id, others]) await decide(each, "reviewing");
  const { contractId } = await decide(id, "accepted");
  await decide(others, "accepted");
  if (contractId === null) throw new Error("The acceptance opened no contract.");
  const params = { id: contractId };
  await agree(cast.partner, contractId);
  await agree(cast.daniel, contractId);
  await cast.partner.ask("startContract", { params });
  await cast.partner.ask("completeContract", { params });
  expect(await kindsOf(cast.daniel)).toEqual(["applied", "shortlisted", "offered", "hired", "completed"]);
  expect(await outcomesOf(cast.leila)).toEqual([]);
  const [ranking] = await cast.daniel.ask<LoggedRanking[]>("listLoggedRankings");
  const [place] = ranking?.places ?? [];
  for (const outcome of await outcomesOf(cast.daniel))
    expect(outcome).toMatchObject({
      jobId,
      rankingKind: "job",
      place: 1,
      matchScore: place?.matchScore,
      features: FEATURES.map((feature) => place?.features[feature]),
      modelVersion: MODEL.version,
      dataHash: MODEL.dataHash,
      rating: null,
    });
  const criteria = { quality: 5, timeliness: 5, communication: 5 };
  const review = { rating: 4, criteria, text: "Careful and quick with privilege logs." };
  await cast.partner.ask("writeReview", { params, body: review });
  expect(await kindsOf(cast.daniel)).toHaveLength(5);
  const own = {
    rating: 5,
    criteria: { instructions: 5, payment: 5, communication: 5 },
    text: "Clear work, paid on time.",
  };
  await cast.daniel.ask("writeReview", { params, body: own });
  expect((await outcomesOf(cast.daniel)).at(-1)).toMatchObject({ kind: "reviewed", rating: 4 });
});

test("refused, withdrawn and filled are told apart; a pair that was never shown has no numbers", async () => {
  site.time.now = new Date(site.time.now.getTime() + 1_000);
  await allow(cast.leila, true);
  await allow(cast.priya, true);
  const posting = () => createPosting(site, cast);
  const [refused, filled] = [await posting(), await posting()];
  await decide(await apply(cast.leila, refused.id), "rejected");
  const chosen = await apply(cast.daniel, filled.id);
  await apply(cast.leila, filled.id);
  const withdrawn = await apply(cast.priya, filled.id);
  await cast.priya.ask("withdrawApplication", { params: { id: withdrawn } });
  const { contractId } = await decide(chosen, "accepted");
  if (contractId === null) throw new Error("The acceptance opened no contract.");
  await agree(cast.partner, contractId);
  await agree(cast.daniel, contractId);
  expect(await kindsOf(cast.leila)).toEqual(["applied", "rejected", "applied", "filled"]);
  expect(await kindsOf(cast.priya)).toEqual(["applied", "withdrawn"]);
  for (const outcome of await outcomesOf(cast.leila))
    expect(outcome).toMatchObject({ rankingKind: null, place: null, chance: null, features: null });
});

test("the training log holds places since the consent and outcomes, with hashes for ids and no text", async () => {
  const [head, ...rows] = await exported();
  expect(head).toEqual({ type: "log", features: [...FEATURES] });
  const shown = rows.filter(({ type }) => type === "shown");
  expect(shown).toMatchObject([{ rankingKind: "job", place: 1, modelVersion: MODEL.version }]);
  const outcomes = rows.filter(({ type }) => type === "outcome");
  expect(outcomes).toHaveLength((await site.db.select().from(matchOutcomes)).length);
  expect(outcomes[0]).toMatchObject({
    job: shown[0]?.["job"],
    person: shown[0]?.["person"],
    kind: "applied",
  });
  expect(new Set(rows.flatMap(Object.keys))).toEqual(
    new Set(
      "type person job rankingId place at rankingKind chance features fromProfile modelVersion kind rating".split(
        " ",
      ),
    ),
  );
  for (const { person, job } of rows) expect([person, job]).toEqual([expect.any(String), expect.any(String)]);
  expect((await exported())[1]?.["person"]).not.toBe(rows[0]?.["person"]);
});

test("the log is append-only, and part of one's data export", async () => {
  for (const statement of ["update match_outcomes set kind = 'hired'", "truncate match_outcomes"])
    await expect(site.db.execute(statement)).rejects.toThrow();
  const queue = await openTaskQueue(site);
  await cast.daniel.ask("requestDataExport", { body: { password } });
  await queue.runDueTasks();
  const files = readZip((await cast.daniel.call("downloadDataExport")).rawPayload);
  await queue.stop();
  const read = (name: string) => JSON.parse(files.get(name) ?? "null") as Record<string, unknown>[];
  expect(read("match-outcomes.json").map(({ kind }) => kind)).toEqual(await kindsOf(cast.daniel));
  expect(read("match-outcomes.json")[0]).not.toHaveProperty("paralegalId");
  expect(read("account.json")[0]).toMatchObject({ matchLearningSince: consentedAt.toISOString() });
});

test("withdrawing the consent deletes one's outcomes, and logs no more", async () => {
  const { id: jobId } = await createPosting(site, cast);
  const others = await kindsOf(cast.leila);
  expect((await allow(cast.daniel, false)).matchLearning).toBe(false);
  expect(await outcomesOf(cast.daniel)).toEqual([]);
  await apply(cast.daniel, jobId);
  expect(await outcomesOf(cast.daniel)).toEqual([]);
  expect((await exported()).filter(({ type }) => type === "shown")).toEqual([]);
  expect(await kindsOf(cast.leila)).toEqual(others);
});

test("an outcome that is being written waits for a withdrawal of the consent, and is not logged", async () => {
  const { id: jobId } = await createPosting(site, cast);
  const locked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const withdrawal = site.db.transaction(async (tx) => {
    await tx.update(users).set({ matchLearningSince: null }).where(eq(users.id, cast.leila.id));
    locked.resolve();
    await release.promise;
    await tx.delete(matchOutcomes).where(eq(matchOutcomes.paralegalId, cast.leila.id));
  });
  await locked.promise;
  const applying = Promise.resolve(
    site.db.execute(sql`insert into applications
      (job_id, firm_id, paralegal_id, status, cover_letter, created_at)
    values (${jobId}, ${cast.firmId}, ${cast.leila.id}, 'pending', 'I have done this.', now())`),
  );
  await expect
    .poll(async () => {
      const { rows } = await site.db.execute(sql`select from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`);
      return rows.length;
    })
    .toBeGreaterThan(0);
  release.resolve();
  await Promise.all([withdrawal, applying]);
  expect(await outcomesOf(cast.leila)).toEqual([]);
});

test("attorneys have no such choice; a deleted account takes its outcomes along", async () => {
  const refused = await cast.partner.call("updateAccountSettings", { body: { matchLearning: true } });
  expect([refused.statusCode, refused.body]).toEqual([
    400,
    `${errorMessages.learningOfParalegals} (matchLearning)`,
  ]);
  expect(await kindsOf(cast.priya)).toEqual(["applied", "withdrawn"]);
  await cast.priya.ask("deleteAccount", { body: { password } });
  expect(await outcomesOf(cast.priya)).toEqual([]);
  const [erased] = await site.db.select().from(users).where(eq(users.id, cast.priya.id));
  expect(erased?.matchLearningSince).toBeNull();
});

test("outcomes are deleted after four years", async () => {
  await allow(cast.daniel, true);
  const { now } = site.time;
  const yearsAgo = (days: number) => {
    const day = new Date(now);
    day.setUTCFullYear(day.getUTCFullYear() - 4);
    return new Date(day.getTime() + days * 86_400_000);
  };
  for (const [jobId, days] of [
    [1, -1],
    [2, 1],
  ] as const)
    await site.db
      .insert(matchOutcomes)
      .values({ paralegalId: cast.daniel.id, jobId, kind: "applied", happenedAt: yearsAgo(days) });
  expect(await deleteOldRankings(site.db, now)).toBe(1);
  expect((await outcomesOf(cast.daniel)).map(({ jobId }) => jobId)).toEqual([2]);
});
