import { interviewLimits, interviewMoves } from "@caseload/contract/hiring/interview-moves";
import { and, eq, gt, inArray, lt, lte, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { interviews } from "../../../platform/db/schema/interviews.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { announceInterview } from "./change-interview.ts";
import { confirmedTime, interviewNotice } from "./notices.ts";
import { findInterviews } from "./queries.ts";

const hourMs = 3_600_000;

/** Interviews per run; the next minute's run takes the rest. */
const batchSize = 200;

/** How many reminders a time that was just confirmed comes too late for. */
export const remindersPast = (startsAt: Date, now: Date): number =>
  interviewLimits.reminderHours.filter((hours) => startsAt.getTime() - now.getTime() <= hours * hourMs)
    .length;

const sides = ["attorney", "paralegal"] as const;

/** Scheduled: reminds both sides of scheduled interviews a day and an hour before, once each. Returns how many. */
export async function remindOfInterviews(db: Db, now: Date): Promise<number> {
  let reminded = 0;
  // The later reminder first, so that it replaces an earlier one that was never sent.
  for (const [index, hours] of [...interviewLimits.reminderHours.entries()].reverse()) {
    const isDue = and(
      eq(interviews.status, "confirmed"),
      gt(interviews.startsAt, now),
      lte(interviews.startsAt, new Date(now.getTime() + hours * hourMs)),
      lt(interviews.reminders, index + 1),
    );
    for (const row of await findInterviews(db, isDue, batchSize)) {
      await db.transaction(async (tx) => {
        const { id, revision } = row.interview;
        const marked = await tx
          .update(interviews)
          .set({ reminders: index + 1 })
          .where(
            and(
              eq(interviews.id, id),
              eq(interviews.revision, revision),
              lt(interviews.reminders, index + 1),
            ),
          )
          .returning({ id: interviews.id });
        if (marked.length === 0) return;
        for (const side of sides) {
          const text = {
            title: hours === 1 ? "Interview within the hour" : "Interview within 24 hours",
            message: `${row.job.title}, ${confirmedTime(row, side)}.`,
            priority: "high",
          } as const;
          await notify(
            tx,
            interviewNotice(row, side, text, { type: "reminder", cause: "owner" }),
            ["interviews"],
            now,
          );
        }
        reminded += 1;
      });
    }
  }
  return reminded;
}

/**
 * Scheduled: proposals whose last time has passed expire; a scheduled interview keeps its time, without the open
 * proposal. Returns how many.
 */
export async function expireInterviews(db: Db, now: Date): Promise<number> {
  let expired = 0;
  const isOver = and(
    inArray(interviews.status, [...interviewMoves.cancel.from]),
    lte(interviews.lastSlotAt, now),
  );
  for (const row of await findInterviews(db, isOver, batchSize)) {
    await db.transaction(async (tx) => {
      const { id, revision, status } = row.interview;
      const isProposed = status === "proposed";
      const [ended] = await tx
        .update(interviews)
        .set({
          slots: [],
          lastSlotAt: null,
          revision: sql`${interviews.revision} + 1`,
          ...(isProposed && { status: interviewMoves.expire.to, endedAt: now }),
        })
        .where(and(eq(interviews.id, id), eq(interviews.revision, revision)))
        .returning({ id: interviews.id });
      if (!ended) return;
      await announceInterview(tx, row);
      expired += 1;
      if (!isProposed) return;
      for (const side of sides) {
        const text = {
          title: "Interview proposal expired",
          message: `${row.job.title}. The proposed times have passed without a response.`,
          priority: "medium",
        } as const;
        await notify(tx, interviewNotice(row, side, text), ["interviews"], now);
      }
    });
  }
  return expired;
}
