import { and, eq, gt, gte, isNull, ne, notExists, or, sql, type SQL, not } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { alertEmails, reportedJobs, savedSearches } from "../../../platform/db/schema/saved-searches.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { tryLockActiveUser } from "../../../platform/db/lock-active-user.ts";
import type { ListedJobRow } from "../../jobs/postings/job-rows.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { findPreferences } from "../search-preferences/queries.ts";
import { alertNotice } from "./alert-text.ts";
import { lockSavedSearch, type SavedSearchRow } from "./queries.ts";
import { sendAlertEmail } from "./send-alert-email.ts";
import type { Cursor } from "../../../platform/db/pagination.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { runSavedSearch } from "./run-saved-search.ts";
import { acceptsApplications } from "../../jobs/postings/accepts-applications.ts";
import { isBlockedWith } from "../../../platform/db/blocked-people.ts";

/** Milliseconds between a posting's time stamp and its commit, at most. */
const grace = 3_600_000;

/** Open, not the person's own, posted since the last check, not reported yet and not applied to. */
function newFor(tx: Tx, { id, userId, alertsFrom, checkedAt }: SavedSearchRow, now: Date): SQL | undefined {
  const since = new Date(Math.max(alertsFrom.getTime(), checkedAt.getTime() - grace));
  const reported = tx
    .select({ one: sql`1` })
    .from(reportedJobs)
    .where(and(eq(reportedJobs.searchId, id), eq(reportedJobs.jobId, jobs.id)));
  const applied = tx
    .select({ one: sql`1` })
    .from(applications)
    .where(and(eq(applications.paralegalId, userId), eq(applications.jobId, jobs.id)));
  return and(
    acceptsApplications,
    or(isNull(jobs.closesAt), gt(jobs.closesAt, now)),
    ne(jobs.postedById, userId),
    not(isBlockedWith(userId, jobs.postedById)),
    gte(jobs.postedAt, since),
    notExists(reported),
    notExists(applied),
  );
}

/** Postings that a search has to report, newest first. */
async function findNewJobs(tx: Tx, search: SavedSearchRow, now: Date): Promise<ListedJobRow[]> {
  const rows: ListedJobRow[] = [];
  const narrower = newFor(tx, search, now);
  let from: Cursor | null = null;
  do {
    const found = await runSavedSearch(tx, search, { narrower, from, max: 200 }, now);
    rows.push(...found.rows);
    from = found.next;
  } while (from !== null);
  return rows;
}

async function writeEmail(tx: Tx, search: SavedSearchRow, jobIds: number[], now: Date): Promise<void> {
  const { id, userId } = search;
  const [email] = await tx
    .insert(alertEmails)
    .values({ userId, searchId: id, jobIds, createdAt: now })
    .returning({ id: alertEmails.id });
  if (!email) throw new Error("The email was not stored.");
  await enqueue(tx, sendAlertEmail, { emailId: email.id });
}

async function notifyOfJobs(
  tx: Tx,
  search: SavedSearchRow,
  found: readonly ListedJobRow[],
  now: Date,
): Promise<void> {
  const jobIds = found.map(({ id }) => id);
  await tx
    .insert(reportedJobs)
    .values(jobIds.map((jobId) => ({ searchId: search.id, jobId, reportedAt: now })));
  const { emailAlerts, pushNotifications } = await findPreferences(tx, search.userId);
  const notice = { ...alertNotice(search, found), byPush: pushNotifications };
  await notify(tx, notice, ["savedSearches"], now);
  if (emailAlerts) await writeEmail(tx, search, jobIds, now);
}

/**
 * Reports the new jobs of a saved search. Returns how many. The reported jobs, the notification and the email's task are
 * stored in one transaction, so that a repetition after a crash reports every job once.
 */
async function reportNewJobs(
  db: Db,
  { id, userId }: Pick<SavedSearchRow, "id" | "userId">,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await tryLockActiveUser(tx, userId))) return 0;
    const search = await lockSavedSearch(tx, userId, id);
    if (!search?.alertEnabled) return 0;
    const found = await findNewJobs(tx, search, now);
    if (found.length > 0) await notifyOfJobs(tx, search, found, now);
    await tx
      .update(savedSearches)
      .set({ checkedAt: now, ...(found.length > 0 && { lastNotifiedAt: now }) })
      .where(eq(savedSearches.id, id));
    return found.length;
  });
}

/** Reports for several searches. One that fails does not stop the others. */
export async function reportForEach(
  db: Db,
  searches: readonly Pick<SavedSearchRow, "id" | "userId">[],
  now: Date,
): Promise<number> {
  const failures: unknown[] = [];
  let reported = 0;
  for (const search of searches)
    try {
      reported += await reportNewJobs(db, search, now);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw new AggregateError(failures, "Some saved searches could not be reported");
  return reported;
}
