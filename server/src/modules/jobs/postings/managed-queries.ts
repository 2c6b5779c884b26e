import { postingGroups, type PostingGroup, type PostingOrder } from "@caseload/contract/jobs/posting-options";
import type { Standing } from "@caseload/contract/status-labels";
import type { Priority } from "@caseload/contract/options";
import { and, count, eq, inArray, not, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { pageSize, toPage, type Cursor } from "../../../platform/db/pagination.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { findUnanswered } from "../response-times/queries.ts";
import { selectJobs } from "./job-rows.ts";
import { countApplicants, findHired } from "./queries.ts";
import { isUnpaused } from "./accepts-applications.ts";

export interface ManagedFilters {
  whose: "mine" | "firm";
  group?: PostingGroup | undefined;
  priority?: Priority | undefined;
  posterId?: number | undefined;
  q?: string | undefined;
}

function whereManaged(
  actor: FirmActor,
  { whose, group, priority, posterId, q }: ManagedFilters,
): SQL | undefined {
  return and(
    eq(jobs.firmId, actor.firmId),
    whose === "mine" ? eq(jobs.postedById, actor.id) : undefined,
    group ? inArray(jobs.status, [...postingGroups[group]]) : undefined,
    group === "open" ? isUnpaused : undefined,
    group === "paused" ? not(isUnpaused) : undefined,
    priority ? eq(jobs.priority, priority) : undefined,
    posterId ? eq(jobs.postedById, posterId) : undefined,
    q ? sql`strpos(lower(${jobs.title}), lower(${q})) > 0` : undefined,
  );
}

/** A whole number per posting, in ascending order. Each page sorts the firm's few thousand postings. */
const keys: Record<PostingOrder, SQL<number>> = {
  newest: sql`(-1000 * extract(epoch from ${jobs.postedAt}))::bigint`,
  deadline: sql`coalesce(${jobs.deadline} - date '1970-01-01', 1000000)::bigint`,
  applicants: sql`(select -count(*) from ${applications} a where a.job_id = ${jobs.id})::bigint`,
};

/** @throws HttpError 400 when the text is no cursor of this list */
function decodeKey(text: string | undefined): { key: string; id: number } | null {
  if (text === undefined) return null;
  const match = /^(-?\d{1,16})\|([1-9]\d{0,9})$/.exec(Buffer.from(text, "base64url").toString());
  const [, key, id] = match ?? [];
  if (key === undefined || id === undefined)
    throw new HttpError(400, "This page marker is not valid (cursor)");
  return { key, id: Number(id) };
}

interface Paging {
  order: PostingOrder;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** The ids of a page. The wide rows are read for these only. */
async function findPage(db: Reader, where: SQL | undefined, { order, limit, cursor }: Paging) {
  const last = decodeKey(cursor);
  const key = keys[order];
  const rows = await db
    .select({ id: jobs.id, key: sql<string>`${key}::text` })
    .from(jobs)
    .where(
      and(where, last ? sql`(${key}, -${jobs.id}) > (${last.key}::bigint, ${-last.id}::bigint)` : undefined),
    )
    .orderBy(sql`${key}, ${jobs.id} desc`)
    .limit(pageSize(limit));
  return toPage(rows, limit, (row): Cursor => ({ at: row.key, id: row.id }));
}

/** The actor's or the firm's postings in every status, with their applicants. */
export async function listManaged(
  db: Reader,
  actor: FirmActor,
  { order, limit, cursor, ...filters }: ManagedFilters & Paging,
) {
  const page = await findPage(db, whereManaged(actor, filters), { order, limit, cursor });
  const ids = page.rows.map(({ id }) => id);
  const [rows, applied, hired, unanswered] = await Promise.all([
    ids.length > 0 ? selectJobs(db).where(inArray(jobs.id, ids)) : [],
    countApplicants(db, ids),
    findHired(db, ids),
    findUnanswered(db, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), next: page.next, applied, hired, unanswered };
}

const standing = sql<Standing>`case when ${isUnpaused} then ${jobs.status} else 'paused' end`;

/** How many postings each tab has. */
export async function countManaged(
  db: Reader,
  actor: FirmActor,
  filters: ManagedFilters,
): Promise<Record<PostingGroup, number>> {
  const rows = await db
    .select({ status: standing, count: count() })
    .from(jobs)
    .where(whereManaged(actor, filters))
    .groupBy(standing);
  const of = (group: PostingGroup) => {
    const standings: readonly string[] = group === "paused" ? ["paused"] : postingGroups[group];
    if (group === "all") return rows.reduce((sum, row) => sum + row.count, 0);
    return rows.filter((row) => standings.includes(row.status)).reduce((sum, row) => sum + row.count, 0);
  };
  return {
    open: of("open"),
    paused: of("paused"),
    draft: of("draft"),
    waiting: of("waiting"),
    closed: of("closed"),
    filled: of("filled"),
    all: of("all"),
  };
}
