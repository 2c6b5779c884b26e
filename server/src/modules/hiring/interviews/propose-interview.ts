import { errorMessages } from "@caseload/contract/error-messages";
import {
  interviewErrorMessages,
  interviewLimits,
  interviewMoves,
} from "@caseload/contract/hiring/interview-moves";
import type { InterviewSlot, NewInterview, ProposedSlot } from "@caseload/contract/hiring/interviews";
import { applicationMoves, mayMove } from "@caseload/contract/lifecycles";
import { eq } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { interviews } from "../../../platform/db/schema/interviews.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { isUniqueViolation } from "../../../platform/db/unique-violation.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { canReview } from "../applications/policy.ts";
import { findApplication } from "../applications/queries.ts";
import { announceInterview, changeInterview } from "./change-interview.ts";
import { interviewNotice, slotsText } from "./notices.ts";
import { hasStarted, otherSide } from "./policy.ts";
import { contactOf, findInterviews, requireInterview } from "./queries.ts";
import { resolveSlots } from "./resolve-slots.ts";

const proposal = (slots: InterviewSlot[]) => ({
  slots,
  lastSlotAt: new Date(Math.max(...slots.map(({ startsAt }) => Date.parse(startsAt)))),
});

/**
 * Proposes times for an interview about an undecided application, and notifies the applicant.
 * @returns the interview's id
 * @throws HttpError 404 for people who may not review it, 400 for unusable times, 409 when the application is decided or
 * an interview is open
 */
export async function proposeInterview(
  db: Db,
  actor: Actor,
  applicationId: number,
  { slots: proposed, mode, place, note }: NewInterview,
  now: Date,
): Promise<number> {
  const store = db.transaction(async (tx) => {
    const row = await findApplication(tx, applicationId);
    if (!row || !canReview(actor, row.application, row.job))
      throw notFound(errorMessages.applicationNotFound);
    // A decision about the application waits for this proposal, or this proposal for the decision.
    const [locked] = await tx
      .select({ status: applications.status })
      .from(applications)
      .where(eq(applications.id, applicationId))
      .for("share");
    if (!locked || !mayMove(locked.status, applicationMoves.accept))
      throw conflict(
        locked?.status === "withdrawn"
          ? errorMessages.applicationWithdrawn
          : errorMessages.applicationDecided,
      );
    const [applicant] = await tx
      .select({ timeZone: users.timeZone })
      .from(users)
      .where(eq(users.id, row.paralegal.id));
    const slots = resolveSlots(proposed, [actor.timeZone, applicant?.timeZone ?? actor.timeZone], now);
    const [stored] = await tx
      .insert(interviews)
      .values({
        applicationId,
        hostId: actor.id,
        mode,
        place,
        note,
        ...proposal(slots),
        proposedBy: "attorney",
        createdAt: now,
      })
      .returning({ id: interviews.id });
    const [made] = stored ? await findInterviews(tx, eq(interviews.id, stored.id), 1) : [];
    if (!made) throw new Error("The interview was not stored.");
    const text = {
      title: `${fullName(actor)} proposed an interview`,
      message: `${made.job.title}. Choose a time: ${slotsText(made, "paralegal", slots)}.`,
      priority: "high",
    } as const;
    await notify(tx, interviewNotice(made, "paralegal", text), ["interviews"], now);
    await announceInterview(tx, made);
    return made.interview.id;
  });
  return store.catch((error: unknown) => {
    throw isUniqueViolation(error, "interviews_open") ? conflict(interviewErrorMessages.alreadyOpen) : error;
  });
}

/**
 * Proposes other times. A scheduled interview keeps its time until the other side confirms one of them.
 * @throws HttpError 404 for people of neither side, 400 for unusable times, 409 when the interview is over or has started
 */
export async function counterInterview(
  db: Db,
  actor: Actor,
  id: number,
  proposed: readonly ProposedSlot[],
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await requireInterview(tx, actor, id);
    const { interview, side } = row;
    if (hasStarted(interview, now)) throw conflict(interviewErrorMessages.hasStarted);
    if (interview.proposals >= interviewLimits.proposals)
      throw conflict(interviewErrorMessages.tooManyProposals);
    const other = side === "attorney" ? row.paralegal : contactOf(row);
    const slots = resolveSlots(proposed, [actor.timeZone, other.timeZone], now);
    const changed = await changeInterview(tx, row, interviewMoves.confirm.from, {
      ...proposal(slots),
      proposedBy: side,
      proposals: interview.proposals + 1,
    });
    const reader = otherSide(side);
    const text = {
      title:
        interview.startsAt === null
          ? `${fullName(actor)} proposed other interview times`
          : `${fullName(actor)} asked to move the interview`,
      message: `${row.job.title}. Choose a time: ${slotsText(changed, reader, slots)}.`,
      priority: "high",
    } as const;
    await notify(tx, interviewNotice(changed, reader, text), ["interviews"], now);
  });
}
