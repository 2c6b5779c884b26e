import { postingGroups, type PostingGroup, type PostingOrder } from "@caseload/contract/posting-options";
import type { Priority } from "@caseload/contract/options";
import { and, count, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../db/handle.ts";
import { pageSize, toPage, type Cursor } from "../../db/paging.ts";
import { applications } from "../../db/schema/applications.ts";
import { jobs } from "../../db/schema/jobs.ts";
import type { FirmActor } from "../../firm-actor.ts";
import { Refusal } from "../../refusal.ts";
import { selectJobs } from "./job-rows.ts";
import { countApplicants, findHired } from "./queries.ts";

export interface ManagedFilters {
  whose: "mine" | "firm";
  group?: PostingGroup | undefined;
  priority?: Priority | undefined;
  posterId?: number | undefined;
  q?: string | undefined;
}

function matching(
  actor: FirmActor,
  { whose, group, priority, posterId, q }: ManagedFilters,
): SQL | undefined {
  return and(
    eq(jobs.firmId, actor.firmId),
    whose === "mine" ? eq(jobs.postedById, actor.id) : undefined,
    group ? inArray(jobs.status, [...postingGroups[group]]) : undefined,
    priority ? eq(jobs.priority, priority) : undefined,
    posterId ? eq(jobs.postedById, posterId) : undefined,
    q ? sql`strpos(lower(${jobs.title}), lower(${q})) > 0` : undefined,
  );
}

/** A whole number per posting; the smallest comes first. A firm's few thousand are sorted anew for each page. */
const keys: Record<PostingOrder, SQL<number>> = {
  newest: sql`(-1000 * extract(epoch from ${jobs.postedAt}))::bigint`,
  deadline: sql`coalesce(${jobs.deadline} - date '1970-01-01', 1000000)::bigint`,
  applicants: sql`(select -count(*) from ${applications} a where a.job_id = ${jobs.id} and a.status <> 'withdrawn')::bigint`,
};

/** @throws Refusal 400 when the text is no cursor of this list */
function decodeKey(text: string | undefined): { key: string; id: number } | null {
  if (text === undefined) return null;
  const read = /^(-?\d{1,16})\|([1-9]\d{0,9})$/.exec(Buffer.from(text, "base64url").toString());
  const [, key, id] = read ?? [];
  if (key === undefined || id === undefined) throw new Refusal(400, "This page marker is not valid (cursor)");
  return { key, id: Number(id) };
}

interface Paging {
  order: PostingOrder;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Ids of one page first, from narrow rows; what the page shows is read for these only. */
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

/** Postings of one's own or of the firm in every status, with the people who applied. */
export async function listManaged(
  db: Reader,
  actor: FirmActor,
  { order, limit, cursor, ...filters }: ManagedFilters & Paging,
) {
  const page = await findPage(db, matching(actor, filters), { order, limit, cursor });
  const ids = page.rows.map(({ id }) => id);
  const [rows, applied, hired] = await Promise.all([
    ids.length > 0 ? selectJobs(db).where(inArray(jobs.id, ids)) : [],
    countApplicants(db, ids),
    findHired(db, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), next: page.next, applied, hired };
}

/** How many stand under each tab. */
export async function countManaged(
  db: Reader,
  actor: FirmActor,
  filters: ManagedFilters,
): Promise<Record<PostingGroup, number>> {
  const rows = await db
    .select({ status: jobs.status, count: count() })
    .from(jobs)
    .where(matching(actor, filters))
    .groupBy(jobs.status);
  const of = (group: PostingGroup) => {
    const statuses: readonly string[] = postingGroups[group];
    return rows.filter((row) => statuses.includes(row.status)).reduce((sum, row) => sum + row.count, 0);
  };
  return { open: of("open"), draft: of("draft"), waiting: of("waiting"), closed: of("closed") };
}
