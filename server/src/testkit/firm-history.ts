/** Generates a firm's postings, applications and contracts with their money from a seed. */
import type { ApplicationStatus, ContractStatus, JobStatus } from "@caseload/contract/lifecycles";
import { makeApplication, makeContract, makeDepartment, makeJob, makePerson } from "../demo/factories.ts";
import { makeContractMoney, type Random } from "./contract-money.ts";
import type { Site } from "./site.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Weekly hours as postings state them. */
const hoursTexts = ["15 hrs/week", "10-20 hours", "Full-time", "As needed"] as const;

/** A seeded random number generator (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function randomOf(seed: number): Random {
  const next = seeded(seed);
  return { next, pick: (values) => values[Math.floor(next() * values.length)] ?? values[0] };
}

export interface HistoryOptions {
  readonly firmId: number;
  readonly seed: number;
  readonly postings: number;
  readonly days: number;
}

/** Generates the history. The firm's people are in two departments or in none. */
export async function makeFirmHistory(
  site: Site,
  { firmId, seed, postings, days }: HistoryOptions,
): Promise<void> {
  const { db, time } = site;
  const random = randomOf(seed);
  const litigation = await makeDepartment(db, { firmId, name: "Litigation" });
  const realEstate = await makeDepartment(db, { firmId, name: "real estate" });
  const posters = [];
  for (const departmentId of [litigation.id, realEstate.id, null])
    posters.push(
      (await makePerson(db, time.now, { primaryRole: "senior_partner", firmId, departmentId })).id,
    );
  const paralegals: number[] = [];
  for (let count = 0; count < 5; count += 1)
    paralegals.push((await makePerson(db, time.now, { primaryRole: "freelance_paralegal" })).id);
  for (let count = 0; count < postings; count += 1) {
    const postedAt = new Date(time.now.getTime() - random.next() * days * dayMs);
    await makePostingHistory(site, random, { firmId, postedAt, posters, paralegals });
  }
}

interface PostingOptions {
  readonly firmId: number;
  readonly postedAt: Date;
  readonly posters: readonly number[];
  readonly paralegals: readonly number[];
}

const jobStatuses: [JobStatus, ...JobStatus[]] = ["open", "closed", "filled", "filled", "draft"];
const statuses: [ApplicationStatus, ...ApplicationStatus[]] = [
  "pending",
  "reviewing",
  "rejected",
  "withdrawn",
  "accepted",
];

async function makePostingHistory(
  site: Site,
  random: Random,
  { firmId, postedAt, posters, paralegals }: PostingOptions,
) {
  const { db } = site;
  // Of its own, so that money leaves the rest of the history as it is.
  const money = randomOf(postedAt.getTime() % 2 ** 31);
  const postedById = posters[Math.floor(random.next() * posters.length)] ?? 0;
  const job = await makeJob(db, postedAt, {
    firmId,
    postedById,
    status: random.pick(jobStatuses),
    hoursPerWeek: random.pick(hoursTexts),
  });
  if (job.status === "draft") return;
  const later = (after: Date, maxMs: number): Date =>
    new Date(after.getTime() + Math.floor(random.next() * maxMs));
  for (const paralegalId of paralegals) {
    if (random.next() < 0.4) continue;
    const createdAt = later(postedAt, 20 * dayMs);
    const status = random.pick(statuses);
    const viewedAt = random.next() < 0.6 ? later(createdAt, 90 * hourMs) : null;
    const decidedAt = ["pending", "reviewing"].includes(status) ? null : later(createdAt, 9 * dayMs);
    // Rejections of backups and withdrawals are not decisions of the firm.
    const byFirm = status === "accepted" || (status === "rejected" && random.next() < 0.7);
    const application = await makeApplication(db, createdAt, {
      jobId: job.id,
      paralegalId,
      status,
      viewedAt,
      decidedAt,
      decidedById: byFirm ? postedById : null,
    });
    if (status === "accepted" && decidedAt) {
      const parties = {
        applicationId: application.id,
        jobId: job.id,
        firmId,
        attorneyId: postedById,
        paralegalId,
      };
      const dates = contractDates(random, decidedAt, later);
      await makeContractMoney(site, money, await makeContract(db, decidedAt, { ...parties, ...dates }));
    }
  }
}

function contractDates(random: Random, openedAt: Date, later: (after: Date, maxMs: number) => Date) {
  const status = random.pick<ContractStatus>([
    "pending_terms",
    "terms_agreed",
    "in_progress",
    "completed",
    "cancelled",
  ]);
  const hasStarted =
    ["in_progress", "completed"].includes(status) || (status === "cancelled" && random.next() < 0.5);
  const startedAt = hasStarted ? later(openedAt, 6 * dayMs) : null;
  const endedAt = ["completed", "cancelled"].includes(status)
    ? later(startedAt ?? openedAt, 80 * dayMs)
    : null;
  const deadline = later(startedAt ?? openedAt, 60 * dayMs)
    .toISOString()
    .slice(0, 10);
  return {
    status,
    startedAt,
    endedAt,
    projectDeadline: random.next() < 0.8 ? deadline : null,
    agreedRate: random.next() < 0.8 ? 30 + Math.floor(random.next() * 4_000) / 100 : null,
  };
}
