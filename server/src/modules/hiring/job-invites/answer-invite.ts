import { jobInviteMoves } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, inArray } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { jobInvites } from "../../../platform/db/schema/job-invites.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { requireOpenJob } from "../../jobs/postings/accepts-applications.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { accepted, declined } from "./notices.ts";
import { isInvited } from "./policy.ts";
import { findInvite, type InviteRow } from "./queries.ts";

interface Answer {
  move: keyof typeof jobInviteMoves;
  /** Why it is declined. */
  reason: string | null;
}

async function store(tx: Tx, id: number, { move, reason }: Answer, now: Date): Promise<void> {
  const { from, to } = jobInviteMoves[move];
  const [answered] = await tx
    .update(jobInvites)
    .set({ status: to, reason, answeredAt: now })
    .where(and(eq(jobInvites.id, id), inArray(jobInvites.status, [...from])))
    .returning({ id: jobInvites.id });
  if (!answered) throw conflict(errorMessages.moveNotPossible);
}

/** Whoever invited hears of it, or whoever posted the position when they have left. */
async function tell(tx: Tx, actor: Actor, { inviter, job }: InviteRow, answer: Answer, now: Date) {
  const to = inviter && !inviter.deactivatedAt ? inviter.id : job.postedById;
  const from = { to, paralegalId: actor.id, name: fullName(actor) };
  const notice = answer.move === "accept" ? accepted(from, job) : declined(from, job, answer.reason ?? "");
  await notify(tx, notice, ["jobInvites"], now);
  await announce(tx, { to: [actor.id], topics: ["jobInvites"] });
}

/**
 * The invited person accepts, as long as the position is open, or declines.
 * @throws HttpError 404 for everybody else, 409 when it is answered already or the position is closed
 */
export async function answerInvite(
  db: Db,
  actor: Actor,
  id: number,
  answer: Answer,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id);
    const row = await findInvite(tx, id);
    if (!row || !isInvited(actor, row.invite)) throw notFound(errorMessages.jobInviteNotFound);
    if (answer.move === "accept") requireOpenJob(row.job, now);
    await store(tx, id, answer, now);
    await tell(tx, actor, row, answer, now);
  });
}
