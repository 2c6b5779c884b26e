import { reportReasonLabels, reportSubjectLabels } from "@caseload/contract/staff/report-reasons";
import type { ReportForm } from "@caseload/contract/staff/abuse-reports";
import { errorMessages } from "@caseload/contract/refusals";
import type { Actor } from "../../../platform/actor.ts";
import { violates } from "../../../platform/db/unique-violation.ts";
import type { Db } from "../../../platform/db/database.ts";
import { reports } from "../../../platform/db/schema/abuse-reports.ts";
import { conflict, forbidden, notFound } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { listStaffIds } from "../staff-log/queries.ts";
import { findReported } from "./find-reported.ts";

/** Characters of what is reported that are kept. */
const excerptLength = 12_000;

/**
 * Stores a report with what it is about, and tells the staff; the author hears nothing of it.
 * @throws HttpError 404 for what the reporter cannot see, 403 for one's own, 409 while the same report is open
 */
export async function reportAbuse(db: Db, actor: Actor, form: ReportForm, now: Date): Promise<void> {
  const store = db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id);
    const reported = await findReported(tx, actor, form);
    if (!reported) throw notFound(errorMessages.reportedNotFound);
    if (reported.authorId === actor.id) throw forbidden(errorMessages.ownContent);
    const excerpt = reported.excerpt.slice(0, excerptLength);
    const about = { reporterId: actor.id, reportedId: reported.authorId, excerpt, createdAt: now };
    const [stored] = await tx
      .insert(reports)
      .values({ ...form, ...about })
      .returning({ id: reports.id });
    if (!stored) throw new Error("The report was not stored.");
    const notice = {
      type: "system",
      title: `${reportSubjectLabels[form.subject]} reported`,
      message: `${reportReasonLabels[form.reason]}.`,
      priority: "high",
      actionUrl: `/staff/reports/${stored.id}`,
    } as const;
    for (const userId of await listStaffIds(tx)) await notify(tx, { userId, ...notice }, ["reports"], now);
  });
  await store.catch((error: unknown) => {
    throw violates(error, "reports_open_once") ? conflict(errorMessages.reportedAlready) : error;
  });
}
