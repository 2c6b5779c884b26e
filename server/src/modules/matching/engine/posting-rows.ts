/** Postings for the matching index, each with its cached preparation. */
import { and, asc, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { isBlockedWith } from "../../../platform/db/blocked-people.ts";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { jobReadings } from "../../../platform/db/schema/matches.ts";
import { readWords } from "../../search/job-search/read-keyword.ts";
import { whereCriteria } from "../../search/job-search/search-conditions.ts";
import { isShownTo } from "../../jobs/marks/queries.ts";
import type { SearchCriteria } from "../../search/job-search/search-criteria.ts";

export const postingColumns = {
  id: jobs.id,
  firmId: jobs.firmId,
  title: jobs.title,
  description: jobs.description,
  location: jobs.location,
  workArrangement: jobs.workArrangement,
  hoursPerWeek: jobs.hoursPerWeek,
  duration: jobs.duration,
  specialties: jobs.specialties,
  practiceArea: jobs.practiceArea,
  experienceRequired: jobs.experienceRequired,
  budgetRange: jobs.budgetRange,
  priority: jobs.priority,
  deadline: jobs.deadline,
  requiredCredentials: jobs.requiredCredentials,
  requiredLanguages: jobs.requiredLanguages,
  fingerprint: jobReadings.fingerprint,
  reading: jobReadings.reading,
};

const selectPostings = (db: Db) =>
  db.select(postingColumns).from(jobs).leftJoin(jobReadings, eq(jobReadings.jobId, jobs.id));
export type PostingRow = Awaited<ReturnType<typeof selectPostings>>[number];

/** Belongs in the index. Deadlines pass without an event, so every query checks them. */
export const isIndexed = sql`${jobs.status} = 'open' and ${jobs.pausedAt} is null and not ${jobs.hidden}`;

export const indexedAfter = (db: Db, afterId: number, max: number): Promise<PostingRow[]> =>
  selectPostings(db)
    .where(and(isIndexed, gt(jobs.id, afterId)))
    .orderBy(asc(jobs.id))
    .limit(max);

export const indexedAmong = (db: Db, ids: readonly number[]): Promise<PostingRow[]> =>
  selectPostings(db).where(and(isIndexed, inArray(jobs.id, [...ids])));

export async function findPosting(db: Db, id: number): Promise<PostingRow | undefined> {
  const [row] = await selectPostings(db).where(eq(jobs.id, id));
  return row;
}

export const findPostings = (db: Db, ids: readonly number[]): Promise<PostingRow[]> =>
  selectPostings(db).where(inArray(jobs.id, [...ids]));

/** Without the preparations, which are large. */
export function findPostingTexts(db: Db, ids: readonly number[]) {
  const { fingerprint: _fingerprint, reading: _reading, ...texts } = postingColumns;
  return db
    .select(texts)
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
}

export interface Viewer {
  readonly viewerId: number;
  readonly now: Date;
}

/** Open, not past its deadline, and neither hidden by the viewer, nor the viewer's own, nor of the viewer's firm. */
const isOffered = ({ viewerId, now }: Viewer): SQL | undefined =>
  and(
    isIndexed,
    or(isNull(jobs.closesAt), gt(jobs.closesAt, now)),
    ne(jobs.postedById, viewerId),
    isShownTo(viewerId),
    sql`${jobs.firmId} is distinct from (select ${users.firmId} from ${users} where ${users.id} = ${viewerId})`,
  );

export const offeredAmong = (db: Db, ids: readonly number[], viewer: Viewer): Promise<PostingRow[]> =>
  selectPostings(db).where(and(isOffered(viewer), inArray(jobs.id, [...ids])));

/** The indexed postings that a viewer is not offered, those of people with whom the viewer shares a block included. */
export async function findUnoffered(db: Db, viewer: Viewer): Promise<Set<number>> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(isIndexed, sql`(not ${isOffered(viewer)} or ${isBlockedWith(viewer.viewerId, jobs.postedById)})`),
    );
  return new Set(rows.map(({ id }) => id));
}

export async function newestOffered(
  db: Db,
  { criteria, ...viewer }: Viewer & { readonly criteria: SearchCriteria },
  max: number,
): Promise<PostingRow[]> {
  const words = await readWords(db, criteria);
  if (words === null) return [];
  return selectPostings(db)
    .where(and(isOffered(viewer), whereCriteria(criteria, words, viewer.now)))
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(max);
}

/** Postings that a search may leave for ranking; of more, the newest are ranked. */
const maxFound = 20_000;

/** The open postings that meet the criteria, the preferences apart. */
export async function findMatchingIds(db: Db, criteria: SearchCriteria, now: Date): Promise<Set<number>> {
  const words = await readWords(db, criteria);
  if (words === null) return new Set();
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isIndexed, whereCriteria(criteria, words, now)))
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(maxFound);
  return new Set(rows.map(({ id }) => id));
}
