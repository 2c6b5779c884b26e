import { interviewErrorMessages } from "@caseload/contract/hiring/interview-moves";
import type { InterviewFilters } from "@caseload/contract/hiring/interviews";
import { and, desc, eq, isNull, lt, ne, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Actor, may } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { interviews } from "../../../platform/db/schema/interviews.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { sideOfApplication } from "../conflicts/policy.ts";

const hosts = alias(users, "hosts");
const posters = alias(users, "posters");
const paralegals = alias(users, "paralegals");

const personOf = <Table extends typeof hosts | typeof posters | typeof paralegals>(table: Table) => ({
  id: table.id as Table["id"],
  name: table.name as Table["name"],
  timeZone: table.timeZone as Table["timeZone"],
  dateLanguage: table.dateLanguage as Table["dateLanguage"],
  emailConfirmed: isEmailConfirmed(table),
});

/** The host is missing once they have left the firm; the poster meets the applicant then. */
const selectInterviews = (db: Reader) =>
  db
    .select({
      interview: interviews,
      application: {
        id: applications.id,
        status: applications.status,
        paralegalId: applications.paralegalId,
      },
      job: {
        id: jobs.id,
        title: jobs.title,
        firmId: jobs.firmId,
        postedById: jobs.postedById,
        givenFirmName: jobs.givenFirmName,
      },
      firmName: firms.name,
      host: personOf(hosts),
      poster: personOf(posters),
      paralegal: personOf(paralegals),
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(firms, eq(firms.id, jobs.firmId))
    .innerJoin(posters, eq(posters.id, jobs.postedById))
    .innerJoin(paralegals, eq(paralegals.id, applications.paralegalId))
    .leftJoin(
      hosts,
      and(eq(hosts.id, interviews.hostId), eq(hosts.firmId, jobs.firmId), isNull(hosts.deactivatedAt)),
    );
export type InterviewRow = Awaited<ReturnType<typeof selectInterviews>>[number];

export const findInterviews = (db: Reader, condition: SQL | undefined, max: number) =>
  selectInterviews(db).where(condition).orderBy(interviews.id).limit(max);

/** Who meets the applicant for the firm. */
export const contactOf = ({ host, poster }: InterviewRow) => host ?? poster;

/**
 * The interview with the side that the actor acts for.
 * @throws HttpError 404 for everyone else
 */
export async function requireInterview(db: Reader, actor: Actor, id: number) {
  const [row] = await findInterviews(db, eq(interviews.id, id), 1);
  const side = row && sideOfApplication(actor, row.application, row.job);
  if (!row || !side) throw notFound(interviewErrorMessages.notFound);
  return { ...row, side };
}
export type PartyInterview = Awaited<ReturnType<typeof requireInterview>>;

/** The actor's own interviews, and those about applications that they review. */
function isListedFor(actor: Actor): SQL | undefined {
  const own = eq(applications.paralegalId, actor.id);
  if (actor.firmId === null) return own;
  const reviewed = may(actor, "application:review") ? undefined : eq(jobs.postedById, actor.id);
  return or(own, and(eq(jobs.firmId, actor.firmId), ne(applications.paralegalId, actor.id), reviewed));
}

const matches = (actor: Actor, { applicationId, status }: InterviewFilters): SQL | undefined =>
  and(
    isListedFor(actor),
    applicationId === undefined ? undefined : eq(interviews.applicationId, applicationId),
    status === undefined ? undefined : eq(interviews.status, status),
  );

export async function listInterviews(
  db: Reader,
  actor: Actor,
  {
    limit,
    cursor,
    ...filters
  }: InterviewFilters & { limit?: number | undefined; cursor?: string | undefined },
) {
  const after = decodeCursor(cursor)?.id;
  const rows = await selectInterviews(db)
    .where(and(matches(actor, filters), after === undefined ? undefined : lt(interviews.id, after)))
    .orderBy(desc(interviews.id))
    .limit(pageSize(limit));
  return toPage(rows, limit, ({ interview }) => ({ at: null, id: interview.id }));
}

export const readInterviews = (db: Reader, actor: Actor, filters: InterviewFilters) =>
  selectInterviews(db).where(matches(actor, filters)).orderBy(desc(interviews.id));
