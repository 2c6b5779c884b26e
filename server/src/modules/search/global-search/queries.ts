import { searchReach } from "@caseload/contract/search/job-search-options";
import { and, desc, eq, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { messages } from "../../../platform/db/schema/messages.ts";
import { type ListedJobRow, selectListed } from "../../jobs/postings/job-rows.ts";
import type { Scope } from "./policy.ts";

/** Applications that are looked through for words. */
const maxApplications = 5_000;

/** Whether a text holds every word, or words that begin so. */
const holds = (text: SQL, q: string): SQL =>
  sql`to_tsvector('simple', search_text(${text})) @@ search_beginnings(${q})`;

/** Postings of one's own firm that nobody else sees. */
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
        holds(sql`${jobs.title}`, q),
      ),
    )
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(searchReach.groupRows);
}

/** One's own applications, and those that one may review; by title, law office and applicant, newest first. */
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
    .where(holds(text, q))
    .orderBy(desc(visible.id))
    .limit(searchReach.groupRows);
}
export type FoundApplication = Awaited<ReturnType<typeof findApplications>>[number];

/** Messages that one wrote or was sent, newest first. */
export async function findMessages(db: Reader, userId: number, q: string) {
  const isOwn = sql`${messages.senderId} = ${userId}`;
  return db
    .select({
      id: messages.id,
      senderId: messages.senderId,
      content: messages.content,
      createdAt: messages.createdAt,
      other: { id: users.id, name: users.name, photo: users.image },
    })
    .from(messages)
    .innerJoin(
      users,
      sql`${users.id} = case when ${isOwn} then ${messages.receiverId} else ${messages.senderId} end`,
    )
    .where(
      and(
        sql`message_words(${messages.content}, ${messages.senderId}, ${messages.receiverId})
          @@ (${`'party:${userId}'`}::tsquery && search_beginnings(${q}))`,
        or(eq(messages.senderId, userId), eq(messages.receiverId, userId)),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(searchReach.groupRows);
}
export type FoundMessage = Awaited<ReturnType<typeof findMessages>>[number];
