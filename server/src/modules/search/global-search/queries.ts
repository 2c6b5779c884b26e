import { searchReach } from "@caseload/contract/search/job-search-options";
import { and, asc, desc, eq, inArray, isNull, ne, or, sql, type SQL, not } from "drizzle-orm";
import { plannedEachTime } from "../../../platform/db/named-statements.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { departments, firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { messages } from "../../../platform/db/schema/messages.ts";
import { hasSide } from "../../engagements/contracts/queries.ts";
import { type ListedJobRow, selectListed } from "../../jobs/postings/job-rows.ts";
import type { Scope } from "./policy.ts";
import { paralegalProfiles as profiles } from "../../../platform/db/schema/profiles.ts";
import { isBlockedWith, isOutOfReach } from "../../../platform/db/blocked-people.ts";

/** Only the newest are searched. */
const maxApplications = 5_000;
const maxContracts = 5_000;

/** Every word, or a word that begins with it, is in the text. */
const matchesWords = (text: SQL, q: string): SQL =>
  sql`to_tsvector('simple', search_text(${text})) @@ search_beginnings(${q})`;

/** Unpublished postings of the person's own firm. */
export async function findUnpublished(
  db: Reader,
  { id, firmId, seesFirmJobs, managesFirmJobs }: Scope,
  q: string,
): Promise<ListedJobRow[]> {
  if (firmId === null) return [];
  const isSeen = or(
    eq(jobs.postedById, id),
    seesFirmJobs ? ne(jobs.status, "draft") : undefined,
    managesFirmJobs ? eq(jobs.status, "draft") : undefined,
  );
  return selectListed(db)
    .where(
      and(
        eq(jobs.firmId, firmId),
        isSeen,
        or(inArray(jobs.status, ["draft", "pending_approval"]), eq(jobs.hidden, true)),
        matchesWords(sql`${jobs.title}`, q),
      ),
    )
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(searchReach.groupRows);
}

/** Own applications, and those to review, by title, firm and applicant, newest first. */
export async function findApplications(db: Reader, scope: Scope, q: string) {
  const isOwn = eq(applications.paralegalId, scope.id);
  const isReviewed =
    scope.firmId === null
      ? undefined
      : and(
          eq(jobs.firmId, scope.firmId),
          ne(applications.paralegalId, scope.id),
          scope.reviews ? undefined : eq(jobs.postedById, scope.id),
        );
  const visible = db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      paralegalId: applications.paralegalId,
      status: applications.status,
      createdAt: applications.createdAt,
      jobTitle: jobs.title,
      givenFirmName: jobs.givenFirmName,
      firmName: sql<string | null>`${firms.name}`.as("firm_name"),
      paralegalName: sql<string>`${users.name}`.as("paralegal_name"),
      paralegalEmailConfirmed: isEmailConfirmed(users).as("paralegal_email_confirmed"),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(firms, eq(firms.id, jobs.firmId))
    .innerJoin(users, eq(users.id, applications.paralegalId))
    .where(or(isOwn, isReviewed))
    .orderBy(desc(applications.id))
    .limit(maxApplications)
    .as("visible");
  const text = sql`concat_ws(' ', ${visible.jobTitle}, coalesce(${visible.firmName}, ${visible.givenFirmName}), ${visible.paralegalName})`;
  return db
    .select()
    .from(visible)
    .where(matchesWords(text, q))
    .orderBy(desc(visible.id))
    .limit(searchReach.groupRows);
}
export type FoundApplication = Awaited<ReturnType<typeof findApplications>>[number];

/** Contracts of either side by number, title and the other side's person, newest first. */
export async function findContracts(db: Reader, scope: Scope, q: string) {
  const visible = db
    .select({
      id: contracts.id,
      status: contracts.status,
      createdAt: contracts.createdAt,
      jobTitle: jobs.title,
      givenFirmName: jobs.givenFirmName,
      firmName: sql<string | null>`${firms.name}`.as("firm_name"),
      name: sql<string>`${users.name}`.as("other_name"),
      emailConfirmed: isEmailConfirmed(users).as("other_email_confirmed"),
    })
    .from(contracts)
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .innerJoin(firms, eq(firms.id, contracts.firmId))
    .innerJoin(
      users,
      sql`${users.id} = case when ${contracts.paralegalId} = ${scope.id} then ${contracts.attorneyId} else ${contracts.paralegalId} end`,
    )
    .where(hasSide(scope))
    .orderBy(desc(contracts.id))
    .limit(maxContracts)
    .as("visible");
  const number = sql`lpad(${visible.id}::text, greatest(4, length(${visible.id}::text)), '0')`;
  const text = sql`concat_ws(' ', 'No', ${number}, ${visible.id}, ${visible.jobTitle}, ${visible.name})`;
  return db
    .select()
    .from(visible)
    .where(matchesWords(text, q))
    .orderBy(desc(visible.id))
    .limit(searchReach.groupRows);
}
export type FoundContract = Awaited<ReturnType<typeof findContracts>>[number];

/** Messages sent or received, newest first. */
export async function findMessages(db: Reader, userId: number, q: string) {
  const isOwn = sql`${messages.senderId} = ${userId}`;
  return db
    .select({
      id: messages.id,
      senderId: messages.senderId,
      content: messages.content,
      createdAt: messages.createdAt,
      other: {
        id: users.id,
        name: users.name,
        photo: users.image,
        emailConfirmed: isEmailConfirmed(users),
      },
    })
    .from(messages)
    .innerJoin(
      users,
      sql`${users.id} = case when ${isOwn} then ${messages.receiverId} else ${messages.senderId} end`,
    )
    .where(
      and(
        sql`${plannedEachTime} message_words(${messages.content}, ${messages.senderId}, ${messages.receiverId})
          @@ (${`'party:${userId}'`}::tsquery && search_beginnings(${q}))`,
        or(eq(messages.senderId, userId), eq(messages.receiverId, userId)),
        not(isOutOfReach(userId, users.id)),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(searchReach.groupRows);
}
export type FoundMessage = Awaited<ReturnType<typeof findMessages>>[number];

/** Every word, or a word that begins with it, is in the name, with or without accents. */
const isNamed = (q: string): SQL => sql`name_words(${users.name}) @@ name_beginnings(${q})`;

const person = {
  id: users.id,
  name: users.name,
  photo: users.image,
  primaryRole: users.primaryRole,
  emailConfirmed: isEmailConfirmed(users),
};

/** Profiles in the directory, the last changed first. */
export async function findParalegals(db: Reader, scope: Scope, q: string) {
  return db
    .select({ ...person, location: profiles.location })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        isNamed(q),
        eq(profiles.present, true),
        ne(users.id, scope.id),
        not(isBlockedWith(scope.id, users.id)),
      ),
    )
    .orderBy(desc(profiles.updatedAt), desc(users.id))
    .limit(searchReach.groupRows);
}
export type FoundParalegal = Awaited<ReturnType<typeof findParalegals>>[number];

/** Members on the team page, by name. */
export async function findColleagues(db: Reader, { id, firmId, seesTeam }: Scope, q: string) {
  if (firmId === null || !seesTeam) return [];
  return db
    .select({ ...person, department: departments.name })
    .from(users)
    .leftJoin(departments, eq(departments.id, users.departmentId))
    .where(and(isNamed(q), eq(users.firmId, firmId), isNull(users.deletedAt), ne(users.id, id)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(searchReach.groupRows);
}
export type FoundColleague = Awaited<ReturnType<typeof findColleagues>>[number];
