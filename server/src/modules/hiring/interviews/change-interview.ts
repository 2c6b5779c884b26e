import { interviewErrorMessages, interviewMoves } from "@caseload/contract/hiring/interview-moves";
import { interviewEndpoints } from "@caseload/contract/hiring/interviews";
import type { Move } from "@caseload/contract/lifecycles";
import type { InterviewStatus } from "@caseload/contract/hiring/interview-moves";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { interviews } from "../../../platform/db/schema/interviews.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { findReviewers } from "../applications/find-reviewers.ts";
import type { InterviewRow } from "./queries.ts";

type Changes = Partial<Omit<typeof interviews.$inferInsert, "id" | "revision">>;

const { changes: topics } = interviewEndpoints.proposeInterview;

/** Refreshes the screens of both sides. */
export async function announceInterview(tx: Tx, { application, job }: InterviewRow): Promise<void> {
  const reviewers = await findReviewers(tx, job);
  await announce(tx, { to: [...new Set([application.paralegalId, job.postedById, ...reviewers])], topics });
}

/**
 * Changes an interview that is still as it was read, and refreshes the screens of both sides. Of two changes at once
 * one wins.
 * @returns the changed row
 * @throws HttpError 409 for the other one, or when the interview is over
 */
export async function changeInterview(
  tx: Tx,
  row: InterviewRow,
  from: readonly InterviewStatus[],
  changes: Changes,
): Promise<InterviewRow> {
  const { id, status, revision } = row.interview;
  if (!from.includes(status)) throw conflict(interviewErrorMessages.notOpen);
  const [interview] = await tx
    .update(interviews)
    .set({ ...changes, revision: sql`${interviews.revision} + 1` })
    .where(
      and(eq(interviews.id, id), eq(interviews.revision, revision), inArray(interviews.status, [...from])),
    )
    .returning();
  if (!interview) throw conflict(interviewErrorMessages.justUpdated);
  await announceInterview(tx, row);
  return { ...row, interview };
}

/** No times await an answer. */
export const nothingProposed = { slots: [], lastSlotAt: null } as const satisfies Changes;

/** Ends an interview by a move of a side, or of the system. */
export const endInterview = (
  tx: Tx,
  row: InterviewRow,
  move: Move<InterviewStatus>,
  ended: { endedBy: "attorney" | "paralegal" | null; reason?: string | null },
  now: Date,
): Promise<InterviewRow> =>
  changeInterview(tx, row, move.from, {
    ...ended,
    ...nothingProposed,
    status: move.to,
    endedAt: now,
    // Removes the event from calendars that hold it.
    ...(move === interviewMoves.cancel && row.interview.startsAt && { sequence: row.interview.sequence + 1 }),
  });
