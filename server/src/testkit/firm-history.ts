/** Two years of a firm's postings, applications and contracts, invented from a seed. */
import type { ApplicationStatus, ContractStatus, JobStatus } from "@caseload/contract/lifecycles";
import { makeApplication, makeContract, makeDepartment, makeJob, makePerson } from "../demo/factories.ts";
import type { Site } from "./site.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What a posting may say, and the most hours a week that a reader takes from it. */
export const weeklyHours: Readonly<Record<string, number | null>> = {
  "15 hrs/week": 15,
  "10-20 hours": 20,
  "Full-time": 40,
  "As needed": null,
};

/** The same numbers for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Chance {
  readonly random: () => number;
  readonly pick: <Value>(values: readonly [Value, ...Value[]]) => Value;
}

function chanceOf(seed: number): Chance {
  const random = seeded(seed);
  return { random, pick: (values) => values[Math.floor(random() * values.length)] ?? values[0] };
}

interface Given {
  readonly firmId: number;
  readonly seed: number;
  readonly postings: number;
  readonly days: number;
}

/** Fills a firm; its people are spread over two departments and none. */
export async function makeHistory(site: Site, { firmId, seed, postings, days }: Given): Promise<void> {
  const { db, time } = site;
  const chance = chanceOf(seed);
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
    const postedAt = new Date(time.now.getTime() - chance.random() * days * dayMs);
    await makeStory(site, chance, { firmId, postedAt, posters, paralegals });
  }
}

interface Setting {
  readonly firmId: number;
  readonly postedAt: Date;
  readonly posters: readonly number[];
  readonly paralegals: readonly number[];
}

const texts = Object.keys(weeklyHours) as [string, ...string[]];
const jobStatuses: [JobStatus, ...JobStatus[]] = ["open", "closed", "filled", "filled", "draft"];
const statuses: [ApplicationStatus, ...ApplicationStatus[]] = [
  "pending",
  "reviewing",
  "rejected",
  "withdrawn",
  "accepted",
];

async function makeStory({ db }: Site, chance: Chance, { firmId, postedAt, posters, paralegals }: Setting) {
  const postedById = posters[Math.floor(chance.random() * posters.length)] ?? 0;
  const job = await makeJob(db, postedAt, {
    firmId,
    postedById,
    status: chance.pick(jobStatuses),
    hoursPerWeek: chance.pick(texts),
  });
  if (job.status === "draft") return;
  const later = (after: Date, max: number): Date =>
    new Date(after.getTime() + Math.floor(chance.random() * max));
  for (const paralegalId of paralegals) {
    if (chance.random() < 0.4) continue;
    const createdAt = later(postedAt, 20 * dayMs);
    const status = chance.pick(statuses);
    const viewedAt = chance.random() < 0.6 ? later(createdAt, 90 * hourMs) : null;
    const decidedAt = ["pending", "reviewing"].includes(status) ? null : later(createdAt, 9 * dayMs);
    // The system rejects backups, and applicants withdraw by themselves: neither is the firm's answer.
    const byFirm = status === "accepted" || (status === "rejected" && chance.random() < 0.7);
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
      await makeContract(db, decidedAt, { ...parties, ...contractFate(chance, decidedAt, later) });
    }
  }
}

function contractFate(chance: Chance, openedAt: Date, later: (after: Date, max: number) => Date) {
  const status = chance.pick<ContractStatus>([
    "pending_terms",
    "terms_agreed",
    "in_progress",
    "completed",
    "cancelled",
  ]);
  const hasStarted =
    ["in_progress", "completed"].includes(status) || (status === "cancelled" && chance.random() < 0.5);
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
    projectDeadline: chance.random() < 0.8 ? deadline : null,
    agreedRate: chance.random() < 0.8 ? 30 + Math.floor(chance.random() * 4_000) / 100 : null,
  };
}
