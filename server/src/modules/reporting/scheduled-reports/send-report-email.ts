import { limits } from "@caseload/contract/limits";
import { and, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import {
  reportLetters,
  reportRecipients,
  reportSchedules,
} from "../../../platform/db/schema/scheduled-reports.ts";
import { composeLetter } from "../../../platform/email/email.ts";
import { type Attachment, Undeliverable } from "../../../platform/email/mailer.ts";
import { unsubscribeLink } from "../../../platform/email/unsubscribe-link.ts";
import type { Printer } from "../../../platform/pdf/pdf-renderer.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { fileName, streamCsv } from "../analytics/download-report.ts";
import { printReport } from "../analytics/print-report.ts";
import type { Report } from "../analytics/report.ts";
import { sumRows } from "../analytics/report-queries.ts";
import { filterWords, findDepartmentName, periodWords } from "../analytics/report-text.ts";
import type { EmailDeps } from "../../notifications/notifications/send-email.ts";
import { reportOn } from "./check-schedule.ts";
import { mayReadReports } from "./policy.ts";
import { topicOfSchedule } from "./schedule-topic.ts";
import { reportLetter } from "./report-text.ts";

export interface ReportLetterDeps extends EmailDeps {
  printer: Printer;
}

const owners = alias(users, "owners");

/** With who it is for, and whose schedule it is; nothing once they have stopped it. */
async function findLetter(db: Db, letterId: number) {
  const [row] = await db
    .select({ letter: reportLetters, schedule: reportSchedules, reader: users, owner: owners })
    .from(reportLetters)
    .innerJoin(reportSchedules, eq(reportSchedules.id, reportLetters.scheduleId))
    .innerJoin(users, eq(users.id, reportLetters.userId))
    .innerJoin(owners, eq(owners.id, reportSchedules.ownerId))
    .innerJoin(
      reportRecipients,
      and(eq(reportRecipients.scheduleId, reportSchedules.id), eq(reportRecipients.userId, users.id)),
    )
    .where(and(eq(reportLetters.id, letterId), isNull(reportRecipients.stoppedAt)));
  return row;
}
type Found = NonNullable<Awaited<ReturnType<typeof findLetter>>>;

const isWanted = ({ schedule: { pausedAt, firmId }, reader, owner }: Found): boolean =>
  pausedAt === null &&
  reader.emailVerified &&
  mayReadReports(reader, firmId) &&
  mayReadReports(owner, firmId);

async function enclose(deps: ReportLetterDeps, { schedule, reader, letter }: Found, report: Report) {
  const enclosed: Attachment[] = [];
  if (schedule.format !== "csv") {
    const bytes = await printReport(deps, report, reader, letter.dueAt);
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    enclosed.push({ filename: fileName(report, "pdf"), content, contentType: "application/pdf" });
  }
  if (schedule.format !== "pdf") {
    const content = Buffer.concat(await streamCsv(deps.db, report).toArray());
    enclosed.push({ filename: fileName(report, "csv"), content, contentType: "text/csv; charset=utf-8" });
  }
  return enclosed;
}

async function compose(deps: ReportLetterDeps, found: Found) {
  const { db, config, secret } = deps;
  const { letter, schedule, reader, owner } = found;
  const moment = { day: letter.dueAt, timeZone: owner.timeZone };
  const report = reportOn(schedule.report, schedule.firmId, moment);
  const totals = await sumRows(db, report);
  const subject = { userId: reader.id, topic: topicOfSchedule(schedule.id) };
  const content = reportLetter({
    schedule,
    report,
    period: periodWords(report, reader),
    filters: filterWords(report, await findDepartmentName(db, report)),
    totals,
    reader,
    ownerName: owner.name,
    site: config.baseUrl,
    unsubscribe: unsubscribeLink(config.baseUrl, secret, subject),
  });
  return {
    key: `report-${letter.id}`,
    to: { name: reader.name, address: reader.email },
    ...composeLetter(content, config.baseUrl),
    attachments: totals.rows > limits.reportPaperRows ? [] : await enclose(deps, found, report),
    date: letter.dueAt,
  };
}

/** Sends a scheduled report; tried again for more than an hour while the mail server is down. */
export const sendReportLetter = defineTask<{ letterId: number }, ReportLetterDeps>(
  "send-report-letter",
  { payload: z.object({ letterId: z.int().positive() }), retryLimit: 20, concurrency: 1 },
  async ({ letterId }, deps) => {
    const found = await findLetter(deps.db, letterId);
    if (found && isWanted(found))
      try {
        await deps.mailer.send(await compose(deps, found));
      } catch (error) {
        if (!(error instanceof Undeliverable)) throw error;
      }
    await deps.db.delete(reportLetters).where(eq(reportLetters.id, letterId));
  },
);
