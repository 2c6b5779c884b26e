import { applicationEndpoints } from "@caseload/contract/hiring/applications";
import { applicationMoves } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { findColleaguesWho } from "../../firms/firm/queries.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { changeApplicationStatus } from "./change-application-status.ts";
import { withdrawn } from "./notices.ts";
import { isApplicant } from "./policy.ts";
import { type ApplicationRow, findApplication } from "./queries.ts";

/**
 * The applicant takes an undecided application back.
 * @throws HttpError 404 for everybody else, 409 when it is decided already
 */
export async function withdrawApplication(db: Db, actor: Actor, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await findApplication(tx, id);
    if (!row || !isApplicant(actor, row.application)) throw notFound(errorMessages.applicationNotFound);
    await changeApplicationStatus(tx, id, applicationMoves.withdraw, null, now);
    await notifyOfWithdrawal(tx, { id: actor.id, name: fullName(actor) }, row, now);
  });
}

/** Notifies the poster, and refreshes the applicant's and the reviewers' screens. */
export async function notifyOfWithdrawal(
  tx: Tx,
  applicant: { id: number; name: string },
  { application, job }: ApplicationRow,
  now: Date,
): Promise<void> {
  await notify(
    tx,
    withdrawn(application, job, applicant.name),
    applicationEndpoints.withdrawApplication.changes,
    now,
  );
  const reviewers = await findColleaguesWho(tx, "application:review", job.firmId);
  await announce(tx, {
    to: [applicant.id, ...reviewers],
    topics: applicationEndpoints.withdrawApplication.changes,
  });
}
