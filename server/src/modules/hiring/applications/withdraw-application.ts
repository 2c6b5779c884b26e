import { applicationEndpoints } from "@caseload/contract/hiring/applications";
import { applicationMoves } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, inArray } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { findReviewers } from "./find-reviewers.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { endInterviews } from "../interviews/end-interviews.ts";
import { changeApplicationStatus } from "./change-application-status.ts";
import { withdrawnNotice } from "./notices.ts";
import { isApplicant } from "./policy.ts";
import { type ApplicationRow, findApplication } from "./queries.ts";

interface Applicant {
  id: number;
  name: string;
}

/**
 * Withdraws an undecided application for its applicant.
 * @throws HttpError 404 for everyone else, 409 when it is decided already
 */
export async function withdrawApplication(db: Db, actor: Actor, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await findApplication(tx, id);
    if (!row || !isApplicant(actor, row.application)) throw notFound(errorMessages.applicationNotFound);
    await changeApplicationStatus(tx, id, applicationMoves.withdraw, null, now);
    await notifyFirm(tx, { id: actor.id, name: fullName(actor) }, row, now);
  });
}

/** Withdraws all of a person's undecided applications and notifies each firm, under the given name. */
export async function withdrawAllApplications(tx: Tx, applicant: Applicant, now: Date): Promise<void> {
  const { from, to } = applicationMoves.withdraw;
  const withdrawn = await tx
    .update(applications)
    .set({ status: to, decidedAt: now })
    .where(and(eq(applications.paralegalId, applicant.id), inArray(applications.status, [...from])))
    .returning({ id: applications.id });
  await endInterviews(
    tx,
    withdrawn.map(({ id }) => id),
    now,
  );
  for (const { id } of withdrawn) {
    const row = await findApplication(tx, id);
    if (row) await notifyFirm(tx, applicant, row, now);
  }
}

/** Notifies the poster, and refreshes the applicant's and the reviewers' screens. */
export async function notifyFirm(
  tx: Tx,
  applicant: Applicant,
  { application, job }: ApplicationRow,
  now: Date,
) {
  const topics = applicationEndpoints.withdrawApplication.changes;
  await notify(tx, withdrawnNotice(application, job, applicant.name), topics, now);
  const reviewers = await findReviewers(tx, job);
  await announce(tx, { to: [applicant.id, ...reviewers], topics });
}
