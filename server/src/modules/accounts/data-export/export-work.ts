import { and, asc, eq, gt, inArray, or, type SQL } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import {
  applicationNotes,
  applications as applicationRows,
} from "../../../platform/db/schema/applications.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobParties, jobs as jobRows } from "../../../platform/db/schema/jobs.ts";
import { z } from "zod";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { iteratePages, pageRows } from "./iterate-pages.ts";
import { jobInvites } from "../../../platform/db/schema/job-invites.ts";
import { shortlistEntries } from "../../../platform/db/schema/profiles.ts";
import { reportViews } from "../../../platform/db/schema/report-views.ts";
import { reportRecipients, reportSchedules } from "../../../platform/db/schema/scheduled-reports.ts";

export async function* firm(tx: Tx, userId: number) {
  yield* await tx
    .select({
      id: firms.id,
      name: firms.name,
      location: firms.location,
      size: firms.size,
      workType: firms.workType,
      description: firms.description,
      practiceAreas: firms.practiceAreas,
      defaultTerms: firms.defaultTerms,
      createdAt: firms.createdAt,
    })
    .from(firms)
    .innerJoin(users, and(eq(users.firmId, firms.id), eq(users.id, userId)));
}

const partyContent = z.object({ name: z.string(), aliases: z.array(z.string()) });

function openedParty(names: NameSeal, { name, sealed, role }: typeof jobParties.$inferSelect) {
  return sealed === null
    ? { name, aliases: [], role }
    : { ...partyContent.parse(JSON.parse(names.open(sealed))), role };
}

/** Parties of the matters, as entered by the poster. */
const findParties = (tx: Tx, jobIds: number[]) =>
  tx.select().from(jobParties).where(inArray(jobParties.jobId, jobIds)).orderBy(asc(jobParties.id));

export const jobs = (tx: Tx, userId: number, names: NameSeal) =>
  iteratePages(async (afterId) => {
    const rows = await tx
      .select()
      .from(jobRows)
      .where(and(eq(jobRows.postedById, userId), gt(jobRows.id, afterId)))
      .orderBy(asc(jobRows.id))
      .limit(pageRows);
    if (rows.length === 0) return [];
    const parties = await findParties(
      tx,
      rows.map(({ id }) => id),
    );
    // The search index is derived from the rest.
    return rows.map(({ search: _, ...job }) => ({
      ...job,
      parties: parties.filter(({ jobId }) => jobId === job.id).map((row) => openedParty(names, row)),
    }));
  });

const applicationColumns = {
  id: applicationRows.id,
  jobId: applicationRows.jobId,
  title: jobRows.title,
  status: applicationRows.status,
  createdAt: applicationRows.createdAt,
  answeredAt: applicationRows.answeredAt,
  decidedAt: applicationRows.decidedAt,
  proposedPay: applicationRows.proposedPay,
  reason: applicationRows.reason,
};

export const applications = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        ...applicationColumns,
        coverLetter: applicationRows.coverLetter,
        startDate: applicationRows.startDate,
        conflictNote: applicationRows.conflictNote,
        answers: applicationRows.answers,
      })
      .from(applicationRows)
      .innerJoin(jobRows, eq(jobRows.id, applicationRows.jobId))
      .where(and(eq(applicationRows.paralegalId, userId), gt(applicationRows.id, afterId)))
      .orderBy(asc(applicationRows.id))
      .limit(pageRows),
  );

export const receivedApplications = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({ ...applicationColumns, applicant: users.name })
      .from(applicationRows)
      .innerJoin(jobRows, eq(jobRows.id, applicationRows.jobId))
      .innerJoin(users, eq(users.id, applicationRows.paralegalId))
      .where(and(eq(jobRows.postedById, userId), gt(applicationRows.id, afterId)))
      .orderBy(asc(applicationRows.id))
      .limit(pageRows),
  );

/** What the user wrote about applicants. An applicant's export contains nothing of it. */
export const writtenNotes = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: applicationNotes.id,
        applicationId: applicationNotes.applicationId,
        title: jobRows.title,
        applicant: users.name,
        text: applicationNotes.text,
        rating: applicationNotes.rating,
        createdAt: applicationNotes.createdAt,
      })
      .from(applicationNotes)
      .innerJoin(applicationRows, eq(applicationRows.id, applicationNotes.applicationId))
      .innerJoin(jobRows, eq(jobRows.id, applicationRows.jobId))
      .innerJoin(users, eq(users.id, applicationRows.paralegalId))
      .where(and(eq(applicationNotes.authorId, userId), gt(applicationNotes.id, afterId)))
      .orderBy(asc(applicationNotes.id))
      .limit(pageRows),
  );

const inviteColumns = {
  id: jobInvites.id,
  jobId: jobInvites.jobId,
  title: jobRows.title,
  message: jobInvites.message,
  status: jobInvites.status,
  reason: jobInvites.reason,
  createdAt: jobInvites.createdAt,
  answeredAt: jobInvites.answeredAt,
};

const invites = (tx: Tx, condition: SQL) =>
  iteratePages((afterId) =>
    tx
      .select(inviteColumns)
      .from(jobInvites)
      .innerJoin(jobRows, eq(jobRows.id, jobInvites.jobId))
      .where(and(condition, gt(jobInvites.id, afterId)))
      .orderBy(asc(jobInvites.id))
      .limit(pageRows),
  );

export const invitesReceived = (tx: Tx, userId: number) => invites(tx, eq(jobInvites.paralegalId, userId));

export const invitesSent = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({ ...inviteColumns, invited: users.name })
      .from(jobInvites)
      .innerJoin(jobRows, eq(jobRows.id, jobInvites.jobId))
      .innerJoin(users, eq(users.id, jobInvites.paralegalId))
      .where(and(eq(jobInvites.invitedById, userId), gt(jobInvites.id, afterId)))
      .orderBy(asc(jobInvites.id))
      .limit(pageRows),
  );

/** Entries of the firm's shortlist that the user added. */
export const shortlisted = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({ id: users.id, name: users.name, addedAt: shortlistEntries.createdAt })
      .from(shortlistEntries)
      .innerJoin(users, eq(users.id, shortlistEntries.paralegalId))
      .where(and(eq(shortlistEntries.addedById, userId), gt(users.id, afterId)))
      .orderBy(asc(users.id))
      .limit(pageRows),
  );

export const savedReportViews = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: reportViews.id,
        name: reportViews.name,
        report: reportViews.report,
        savedAt: reportViews.savedAt,
      })
      .from(reportViews)
      .where(and(eq(reportViews.ownerId, userId), gt(reportViews.id, afterId)))
      .orderBy(asc(reportViews.id))
      .limit(pageRows),
  );

const recipientsOf = (tx: Tx, ids: number[]) =>
  tx
    .select()
    .from(reportRecipients)
    .where(inArray(reportRecipients.scheduleId, ids))
    .orderBy(asc(reportRecipients.userId));

/** The user's own schedules with all recipients, and colleagues' schedules with the user as the only recipient. */
export const scheduledReports = (tx: Tx, userId: number) =>
  iteratePages(async (afterId) => {
    const received = tx
      .select({ id: reportRecipients.scheduleId })
      .from(reportRecipients)
      .where(eq(reportRecipients.userId, userId));
    const isTheirs = or(eq(reportSchedules.ownerId, userId), inArray(reportSchedules.id, received));
    const rows = await tx
      .select()
      .from(reportSchedules)
      .where(and(isTheirs, gt(reportSchedules.id, afterId)))
      .orderBy(asc(reportSchedules.id))
      .limit(pageRows);
    const recipients = await recipientsOf(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.map(({ ownerId, handledAt: _due, ...schedule }) => ({
      ...schedule,
      scheduledBy: ownerId === userId ? "you" : "a colleague",
      recipients: recipients
        .filter(({ scheduleId }) => scheduleId === schedule.id)
        .filter((recipient) => ownerId === userId || recipient.userId === userId)
        .map(({ scheduleId: _of, ...recipient }) => recipient),
    }));
  });
