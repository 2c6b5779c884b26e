import { applicationEndpoints } from "@caseload/contract/hiring/applications";
import { applicationMoves } from "@caseload/contract/lifecycles";
import { and, eq, inArray, or } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { changeApplicationStatus } from "./change-application-status.ts";
import { rejectedNotice } from "./notices.ts";
import { findApplication } from "./queries.ts";
import { notifyFirm } from "./withdraw-application.ts";

interface Person {
  id: number;
  name: string;
}

const topics = applicationEndpoints.decideApplication.changes;

/**
 * Ends the undecided applications between two people, one of whom blocks the other: an applicant's are withdrawn, those
 * to the blocker's postings are declined. The notices are the usual ones, so that they do not tell of the block.
 */
export async function endApplications(
  tx: Tx,
  { blocker, blocked }: { blocker: Person; blocked: Person },
  now: Date,
): Promise<void> {
  const between = (applicant: Person, poster: Person) =>
    and(eq(applications.paralegalId, applicant.id), eq(jobs.postedById, poster.id));
  const undecided = await tx
    .select({ id: applications.id, paralegalId: applications.paralegalId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        inArray(applications.status, [...applicationMoves.withdraw.from]),
        or(between(blocker, blocked), between(blocked, blocker)),
      ),
    )
    .orderBy(applications.id);
  for (const { id, paralegalId } of undecided) {
    const row = await findApplication(tx, id);
    if (!row) continue;
    if (paralegalId === blocker.id) {
      await changeApplicationStatus(tx, id, applicationMoves.withdraw, null, now);
      await notifyFirm(tx, blocker, row, now);
    } else {
      await changeApplicationStatus(tx, id, applicationMoves.reject, blocker.id, now);
      await notify(tx, rejectedNotice(row.application, row.job, null), topics, now);
      await announce(tx, { to: [blocker.id], topics });
    }
  }
}
