import { conflictErrorMessages } from "@caseload/contract/hiring/conflict-statuses";
import { conflictCheckEndpoints } from "@caseload/contract/hiring/conflict-checks";
import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { applicationConflicts, conflictEvents } from "../../../platform/db/schema/conflicts.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { findReviewers } from "../applications/find-reviewers.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { comparedNotice } from "./notices.ts";
import { requireConflict } from "./queries.ts";

/**
 * Agrees to compare the matching names, or declines. The other side learns nothing until both have agreed, neither by
 * an answer nor by a live update.
 * @throws HttpError 404 for people of neither side, 409 when no conflict is possible or the names are compared already
 */
export async function consentToCompare(
  db: Db,
  actor: Actor,
  id: number,
  consent: boolean,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { side, job, application, isRunning } = await requireConflict(tx, actor, id);
    if (!isRunning) throw conflict(conflictErrorMessages.notPossible);
    const [answered] = await tx
      .update(applicationConflicts)
      .set(side === "attorney" ? { firmConsent: consent } : { paralegalConsent: consent })
      .where(
        and(
          eq(applicationConflicts.applicationId, id),
          eq(applicationConflicts.status, "possible"),
          isNull(applicationConflicts.comparedAt),
        ),
      )
      .returning();
    if (!answered) throw conflict(conflictErrorMessages.notPossible);
    const { changes: topics } = conflictCheckEndpoints.consentToCompare;
    const reviewers = await findReviewers(tx, job);
    if (!answered.firmConsent || !answered.paralegalConsent) {
      await announce(tx, { to: side === "attorney" ? reviewers : [actor.id], topics });
      return;
    }
    await tx
      .update(applicationConflicts)
      .set({ comparedAt: now })
      .where(eq(applicationConflicts.applicationId, id));
    const event = { kind: "compared", status: "possible", onApplying: false } as const;
    await tx.insert(conflictEvents).values({ applicationId: id, ...event, at: now });
    const { paralegalId } = application;
    const first = side === "attorney" ? paralegalId : job.postedById;
    await notify(tx, comparedNotice(first, id, job.title), topics, now);
    await announce(tx, { to: [...new Set([paralegalId, ...reviewers])], topics });
  });
}
