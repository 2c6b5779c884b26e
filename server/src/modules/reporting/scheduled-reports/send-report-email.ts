import { buffer } from "node:stream/consumers";
import { limits } from "@caseload/contract/limits";
import { and, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import {
  reportEmails,
  reportRecipients,
  reportSchedules,
} from "../../../platform/db/schema/scheduled-reports.ts";
import { composeEmail } from "../../../platform/email/email.ts";
import { deliverEmail } from "../../../platform/email/deliver-email.ts";
import type { Attachment } from "../../../platform/email/mailer.ts";
import { unsubscribeLink } from "../../../platform/email/unsubscribe-link.ts";
import type { PdfRenderer } from "../../../platform/pdf/pdf-renderer.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { reportFileName, streamCsv } from "../analytics/report-csv.ts";
import { renderReportPdf } from "../analytics/report-pdf.ts";
import type { Report } from "../analytics/report.ts";
import { sumRows, findDepartmentName } from "../analytics/report-queries.ts";
import { filterText, periodText } from "../analytics/report-text.ts";
import { type EmailDeps, letEmailWait } from "../../notifications/notifications/send-email.ts";
import { reportOn } from "./schedule-rules.ts";
import { mayReadReports } from "./policy.ts";
import { reportTopic } from "./unsubscribe-report.ts";
import { reportEmail, reportPath } from "./report-email.ts";

export interface ReportEmailDeps extends EmailDeps {
  pdfRenderer: PdfRenderer;
}

const owners = alias(users, "owners");

/** The email with its schedule, recipient and owner; undefined once the recipient has unsubscribed. */
async function findEmail(db: Db, emailId: number) {
  const [row] = await db
    .select({ email: reportEmails, schedule: reportSchedules, reader: users, owner: owners })
    .from(reportEmails)
    .innerJoin(reportSchedules, eq(reportSchedules.id, reportEmails.scheduleId))
    .innerJoin(users, eq(users.id, reportEmails.userId))
    .innerJoin(owners, eq(owners.id, reportSchedules.ownerId))
    .innerJoin(
      reportRecipients,
      and(eq(reportRecipients.scheduleId, reportSchedules.id), eq(reportRecipients.userId, users.id)),
    )
    .where(and(eq(reportEmails.id, emailId), isNull(reportRecipients.stoppedAt)));
  return row;
}
type Found = NonNullable<Awaited<ReturnType<typeof findEmail>>>;

const isStillAllowed = ({ schedule: { pausedAt, firmId }, reader, owner }: Found): boolean =>
  pausedAt === null &&
  reader.emailVerified &&
  mayReadReports(reader, firmId) &&
  mayReadReports(owner, firmId);

async function createAttachments(deps: ReportEmailDeps, { schedule, reader, email }: Found, report: Report) {
  const attachments: Attachment[] = [];
  if (schedule.format !== "csv") {
    const content = await buffer(await renderReportPdf(deps, report, reader, email.dueAt));
    attachments.push({ filename: reportFileName(report, "pdf"), content, contentType: "application/pdf" });
  }
  if (schedule.format !== "pdf") {
    const content = await buffer(streamCsv(deps.db, report));
    attachments.push({
      filename: reportFileName(report, "csv"),
      content,
      contentType: "text/csv; charset=utf-8",
    });
  }
  return attachments;
}

async function compose(deps: ReportEmailDeps, found: Found) {
  const { db, config, secret } = deps;
  const { email, schedule, reader, owner } = found;
  const due = { day: email.dueAt, timeZone: owner.timeZone };
  const report = reportOn(schedule.report, schedule.firmId, due);
  const totals = await sumRows(db, report);
  const subject = { userId: reader.id, topic: reportTopic(schedule.id) };
  const content = reportEmail({
    schedule,
    report,
    period: periodText(report, reader),
    filters: filterText(report, await findDepartmentName(db, report)),
    totals,
    reader,
    ownerName: owner.name,
    site: config.baseUrl,
    unsubscribe: unsubscribeLink(config.baseUrl, secret, subject),
  });
  return {
    path: reportPath(report),
    key: `report-${email.id}`,
    to: { name: reader.name, address: reader.email },
    ...composeEmail(content, config.baseUrl),
    attachments: totals.rows > limits.maxReportPdfRows ? [] : await createAttachments(deps, found, report),
    date: email.dueAt,
  };
}

/** Sends the report. Beyond the mailbox's share of the hour a report by a colleague waits as a line with a link. */
async function send(deps: ReportEmailDeps, found: Found): Promise<void> {
  const { db } = deps;
  const { email, schedule, reader, owner } = found;
  const { path, ...message } = await compose(deps, found);
  const seconds = await deliverEmail(
    deps,
    message,
    owner.id === reader.id ? "ownAct" : { isConfirmed: true },
  );
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(reportEmails).where(eq(reportEmails.id, email.id));
    if (seconds === 0 || rowCount === 0) return;
    const waiting = { userId: reader.id, topic: reportTopic(schedule.id), createdAt: email.dueAt };
    await letEmailWait(tx, { ...waiting, title: `Report: ${message.subject}`, actionUrl: path }, seconds);
  });
}

/** Sends a scheduled report. Retries for more than an hour while the mail server is down. */
export const sendReportEmail = defineTask<{ emailId: number }, ReportEmailDeps>(
  "send-report-letter",
  { payload: z.object({ emailId: z.int().positive() }), retryLimit: 20, concurrency: 1 },
  async ({ emailId }, deps) => {
    const found = await findEmail(deps.db, emailId);
    if (found && isStillAllowed(found)) await send(deps, found);
    else await deps.db.delete(reportEmails).where(eq(reportEmails.id, emailId));
  },
);
