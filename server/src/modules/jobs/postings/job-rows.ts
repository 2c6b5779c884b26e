import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../../platform/db/database.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { departments, firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { maySupervise } from "../../firms/team/supervisors.ts";

const supervisors = alias(users, "supervisors");

/** The columns that lists show; the generated search column stays in the database. */
export const listedColumns = {
  id: jobs.id,
  firmId: jobs.firmId,
  postedById: jobs.postedById,
  title: jobs.title,
  description: jobs.description,
  givenFirmName: jobs.givenFirmName,
  location: jobs.location,
  workArrangement: jobs.workArrangement,
  hoursPerWeek: jobs.hoursPerWeek,
  duration: jobs.duration,
  specialties: jobs.specialties,
  priority: jobs.priority,
  status: jobs.status,
  budgetRange: jobs.budgetRange,
  practiceArea: jobs.practiceArea,
  experienceRequired: jobs.experienceRequired,
  urgency: jobs.urgency,
  deadline: jobs.deadline,
  postedAt: jobs.postedAt,
  firmName: firms.name,
  posterFirstName: users.firstName,
  posterLastName: users.lastName,
  posterImage: users.image,
  posterEmailConfirmed: users.emailVerified,
};

/** And what one posting or its own firm sees. */
const jobColumns = {
  ...listedColumns,
  posterEmailConfirmed: isEmailConfirmed(users),
  hidden: jobs.hidden,
  pausedAt: jobs.pausedAt,
  pausedByFirm: jobs.pausedByFirm,
  takenDownAt: jobs.takenDownAt,
  hoursAmount: jobs.hoursAmount,
  hoursUnit: jobs.hoursUnit,
  matterNumber: jobs.matterNumber,
  budgetKind: jobs.budgetKind,
  budgetMin: jobs.budgetMin,
  budgetMax: jobs.budgetMax,
  requiredCredentials: jobs.requiredCredentials,
  requiredLanguages: jobs.requiredLanguages,
  screeningQuestions: jobs.screeningQuestions,
  updatedAt: jobs.updatedAt,
  posterTimeZone: users.timeZone,
  positions: jobs.positions,
  closesAt: jobs.closesAt,
  closedAt: jobs.closedAt,
  returnReason: jobs.returnReason,
  returnedAt: jobs.returnedAt,
  returnedByName: sql<string | null>`(select r.name from ${users} r where r.id = ${jobs.returnedById})`,
  firmComplete: firms.complete,
  posterRole: users.primaryRole,
  posterDepartment: sql<
    string | null
  >`(select d.name from ${departments} d where d.id = ${users.departmentId} and d.firm_id = ${jobs.firmId})`,
  posterSince: users.createdAt,
  /** The named supervisor, while they may supervise for the firm. */
  supervisorId: supervisors.id,
};

/** Lists of postings. */
export const selectListed = (db: Reader) =>
  db
    .select(listedColumns)
    .from(jobs)
    .innerJoin(firms, eq(firms.id, jobs.firmId))
    .innerJoin(users, eq(users.id, jobs.postedById));

/** Whole postings. */
export const selectJobs = (db: Reader) =>
  db
    .select(jobColumns)
    .from(jobs)
    .innerJoin(firms, eq(firms.id, jobs.firmId))
    .innerJoin(users, eq(users.id, jobs.postedById))
    .leftJoin(
      supervisors,
      and(
        eq(supervisors.id, jobs.supervisorId),
        eq(supervisors.firmId, jobs.firmId),
        maySupervise(supervisors),
      ),
    );

export type ListedJobRow = Awaited<ReturnType<typeof selectListed>>[number];
export type JobRow = Awaited<ReturnType<typeof selectJobs>>[number];
