import type { BulkChange, BulkResult } from "@caseload/contract/jobs/postings";
import { postingErrorMessages } from "@caseload/contract/jobs/posting-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, inArray } from "drizzle-orm";
import { may } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { limitActivity } from "../../../platform/http/activity-limits.ts";
import { forbidden, HttpError } from "../../../platform/http/http-error.ts";
import { approveJob } from "./approve-job.ts";
import { changeJobStatus } from "./change-job-status.ts";
import { duplicateJob } from "./duplicate-job.ts";
import { reassignJob } from "./reassign-job.ts";

type ChangeDeps = Pick<Deps, "db" | "hooks" | "config" | "nameSeal">;

async function changeOne(
  deps: ChangeDeps,
  actor: FirmActor,
  id: number,
  change: BulkChange,
  now: Date,
): Promise<void> {
  const { db, config } = deps;
  const { action, colleagueId, confirm, read = [] } = change;
  if (action === "duplicate") await duplicateJob(db, actor, id, now);
  else if (action === "approve") {
    if (!may(actor, "job:approve")) throw forbidden(errorMessages.notPermitted);
    const asRead = read.find((posting) => posting.id === id);
    if (!asRead) throw new HttpError(409, postingErrorMessages.notRead);
    await approveJob({ db, config }, actor, id, new Date(asRead.createdAt), now);
  } else if (action === "reassign") {
    if (colleagueId === undefined) throw new HttpError(400, postingErrorMessages.colleagueMissing);
    await reassignJob(db, actor, id, colleagueId, now);
  } else
    await changeJobStatus(deps, actor, id, { status: action === "close" ? "closed" : "open", confirm }, now);
}

/** "Please choose a colleague (colleagueId)" names its field for forms; a list of results needs only the sentence. */
const sentence = (text: string): string => text.replaceAll(/ \([\w.]+\)$/gm, "").replaceAll("\n", ". ");

/** Changes that create or publish a posting. */
const isLimited = ({ action }: BulkChange) => ["duplicate", "reopen", "approve"].includes(action);

/** Publishing each of them counts towards both limits, as one by one. */
async function findDrafts(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.id, [...ids]), eq(jobs.status, "draft")));
  return new Set(rows.map(({ id }) => id));
}

async function changeEach(
  deps: ChangeDeps,
  actor: FirmActor,
  change: BulkChange,
  now: Date,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  const drafts = change.action === "reopen" ? await findDrafts(deps.db, change.ids) : new Set<number>();
  for (const id of change.ids) {
    try {
      const run = () => changeOne(deps, actor, id, change, now);
      const periods = drafts.has(id) ? (["minute", "day"] as const) : (["day"] as const);
      await (isLimited(change) ? limitActivity(deps, actor, "postings", run, periods) : run());
      results.push({ id, done: true, problem: null });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      results.push({ id, done: false, problem: sentence(error.message) });
    }
  }
  return results;
}

/**
 * Applies one change to several postings, each in a transaction of its own, so that a refusal affects one posting. One
 * press counts once towards the limit of a minute, and each posting towards that of a day; a draft that is published counts
 * towards both.
 */
export async function changeJobs(
  deps: ChangeDeps,
  actor: FirmActor,
  change: BulkChange,
  now: Date,
): Promise<BulkResult[]> {
  if (change.action === "reassign" && change.colleagueId === undefined)
    throw new HttpError(400, postingErrorMessages.colleagueMissing);
  if (isLimited(change))
    return limitActivity(deps, actor, "postings", () => changeEach(deps, actor, change, now), ["minute"]);
  return changeEach(deps, actor, change, now);
}
