import { conflictErrorMessages } from "@caseload/contract/hiring/conflict-statuses";
import { conflictCheckEndpoints } from "@caseload/contract/hiring/conflict-checks";
import { and, eq } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import {
  applicationConflicts,
  conflictEvents,
  screeningMemos,
} from "../../../platform/db/schema/conflicts.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { findColleaguesWho } from "../../firms/firm/queries.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { decidedNotice } from "./notices.ts";
import { requireConflict } from "./queries.ts";

const { changes } = conflictCheckEndpoints.decideConflict;

/**
 * Clears a possible conflict, or overrides it with a screening memo. The conditional update leaves one winner.
 * @throws HttpError 404 for people who may not review the application, 409 when no conflict is possible any more
 */
export async function decideConflict(
  { db, nameSeal }: { db: Db; nameSeal: NameSeal },
  actor: Actor,
  id: number,
  { action, reason }: { action: "clear" | "override"; reason: string },
  now: Date,
): Promise<void> {
  const status = action === "clear" ? "cleared" : "overridden";
  await db.transaction(async (tx) => {
    const row = await requireConflict(tx, actor, id);
    if (!row.isRunning) throw conflict(conflictErrorMessages.notPossible);
    const decided = await tx
      .update(applicationConflicts)
      .set({ status, decidedById: actor.id, decidedAt: now, reason: nameSeal.seal(reason) })
      .where(and(eq(applicationConflicts.applicationId, id), eq(applicationConflicts.status, "possible")))
      .returning({ id: applicationConflicts.applicationId });
    if (decided.length === 0) throw conflict(conflictErrorMessages.notPossible);
    if (action === "override") {
      const memo = {
        since: now,
        writtenById: actor.id,
        attorneyId: null,
        attorneyAt: null,
        paralegalAt: null,
      };
      await tx
        .insert(screeningMemos)
        .values({ applicationId: id, ...memo })
        .onConflictDoUpdate({ target: screeningMemos.applicationId, set: memo });
    }
    await tx
      .insert(conflictEvents)
      .values({ applicationId: id, kind: status, status, onApplying: false, at: now });
    const { paralegalId } = row.application;
    const about = { applicationId: id, paralegalId, jobTitle: row.job.title };
    await notify(tx, decidedNotice(about, action), changes, now);
    const reviewers = await findColleaguesWho(tx, "application:review", row.job.firmId);
    await announce(tx, { to: [...new Set([paralegalId, ...reviewers])], topics: changes });
  });
}
