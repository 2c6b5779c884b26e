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
import { inviteAcceptedNotice, inviteDeclinedNotice } from "./notices.ts";
import { isInvited } from "./policy.ts";
import { findInvite, type InviteRow } from "./queries.ts";

interface InviteAnswer {
  move: keyof typeof jobInviteMoves;
  /** Of a decline. */
  reason: string | null;
}

async function store(tx: Tx, id: number, { move, reason }: InviteAnswer, now: Date): Promise<void> {
  const { from, to } = jobInviteMoves[move];
  const [answered] = await tx
    .update(jobInvites)
    .set({ status: to, reason, answeredAt: now })
    .where(and(eq(jobInvites.id, id), inArray(jobInvites.status, [...from])))
    .returning({ id: jobInvites.id });
  if (!answered) throw conflict(errorMessages.moveNotPossible);
}

/** Notifies the inviter, or the job's poster once the inviter has left. */
async function notifyInviter(
  tx: Tx,
  actor: Actor,
  { inviter, job }: InviteRow,
  answer: InviteAnswer,
  now: Date,
) {
  const to = inviter && !inviter.deactivatedAt ? inviter.id : job.postedById;
  const from = { to, paralegalId: actor.id, name: fullName(actor) };
  const notice =
    answer.move === "accept"
      ? inviteAcceptedNotice(from, job)
      : inviteDeclinedNotice(from, job, answer.reason ?? "");
  await notify(tx, notice, ["jobInvites"], now);
  await announce(tx, { to: [actor.id], topics: ["jobInvites"] });
}

/**
 * Accepts an invite while the job is open, or declines it.
 * @throws HttpError 404 for everyone but the invited person, 409 when it is answered already or the job is closed
 */
export async function answerInvite(
  db: Db,
  actor: Actor,
  id: number,
  answer: InviteAnswer,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id);
    const row = await findInvite(tx, id);
    if (!row || !isInvited(actor, row.invite)) throw notFound(errorMessages.jobInviteNotFound);
    if (answer.move === "accept") requireOpenJob(row.job, now);
    await store(tx, id, answer, now);
    await notifyInviter(tx, actor, row, answer, now);
  });
}

/** Applying accepts a pending invite. The firm is notified of the application instead. */
export async function acceptPendingInvite(
  tx: Tx,
  paralegalId: number,
  jobId: number,
  now: Date,
): Promise<void> {
  const { from, to } = jobInviteMoves.accept;
  const accepted = await tx
    .update(jobInvites)
    .set({ status: to, answeredAt: now })
    .where(
      and(
        eq(jobInvites.paralegalId, paralegalId),
        eq(jobInvites.jobId, jobId),
        inArray(jobInvites.status, [...from]),
      ),
    )
    .returning({ invitedById: jobInvites.invitedById });
  const inviters = accepted.flatMap(({ invitedById }) => invitedById ?? []);
  if (accepted.length > 0) await announce(tx, { to: [paralegalId, ...inviters], topics: ["jobInvites"] });
}
