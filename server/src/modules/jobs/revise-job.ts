import type { Posting } from "@caseload/contract/jobs";
import { jobMoves } from "@caseload/contract/lifecycles";
import { refusals } from "@caseload/contract/refusals";
import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "../../actor.ts";
import type { Db } from "../../db/handle.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { announce } from "../../realtime/announce.ts";
import { conflict, forbidden, missing } from "../../refusal.ts";
import { holdPerson } from "../departures/hold-person.ts";
import { canRevise, canSee, statusOfNewPosting } from "./policy.ts";
import { closingTime } from "./post-job.ts";
import { findJob } from "./queries.ts";
import { postingFacts } from "./search/posting-facts.ts";
import { tellApprovers } from "./tell-approvers.ts";

/**
 * Changes a posting that is not live yet and hands it in again: for approval, or straight to the market by somebody
 * who may post.
 * @throws Refusal 404 for strangers, 403 for colleagues, 409 once it is live, 400 when its deadline has passed
 */
export async function reviseJob(
  db: Db,
  actor: Actor & { firmId: number },
  jobId: number,
  posting: Posting,
  now: Date,
): Promise<void> {
  const { firmName: _, deadline, ...rest } = posting;
  const closesAt = closingTime(deadline, actor, now);
  await db.transaction(async (tx) => {
    await holdPerson(tx, actor.id);
    const job = await findJob(tx, jobId);
    if (!job || !canSee(actor, job)) throw missing(refusals.jobNotFound);
    if (!canRevise(actor, job))
      throw actor.firmId === job.firmId ? forbidden(refusals.notPermitted) : missing(refusals.jobNotFound);
    const status = statusOfNewPosting(actor);
    const handedIn = {
      returnReason: null,
      returnedAt: null,
      returnedById: null,
      postedAt: now,
      updatedAt: now,
    };
    const [changed] = await tx
      .update(jobs)
      .set({ ...rest, ...postingFacts(rest), ...handedIn, deadline, closesAt, status })
      .where(and(eq(jobs.id, jobId), inArray(jobs.status, [...jobMoves.submit.from])))
      .returning({ id: jobs.id });
    if (!changed) throw conflict(refusals.moveNotPossible);
    if (status === "open") await announce(tx, { to: "everyone", topics: ["jobs"] });
    else await tellApprovers(tx, actor, { id: jobId, title: rest.title }, now);
  });
}
