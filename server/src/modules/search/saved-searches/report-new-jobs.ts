import { eq } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { alertEmails, reportedJobs, savedSearches } from "../../../platform/db/schema/saved-searches.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { tryLockActiveUser } from "../../../platform/db/lock-active-user.ts";
import type { ListedJobRow } from "../../jobs/postings/job-rows.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { findPreferences } from "../search-preferences/queries.ts";
import { alertNotice } from "./alert-text.ts";
import { findNewJobs } from "./new-jobs.ts";
import { lockSearch, type SearchRow } from "./queries.ts";
import { sendAlertEmail } from "./send-alert-email.ts";

async function writeEmail(tx: Tx, { id, userId }: SearchRow, jobIds: number[], now: Date): Promise<void> {
  const [letter] = await tx
    .insert(alertEmails)
    .values({ userId, searchId: id, jobIds, createdAt: now })
    .returning({ id: alertEmails.id });
  if (!letter) throw new Error("The letter was not stored.");
  await enqueue(tx, sendAlertEmail, { emailId: letter.id });
}

async function tell(tx: Tx, search: SearchRow, found: readonly ListedJobRow[], now: Date): Promise<void> {
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
 * Reports what a search finds anew; answers how many postings. The marks, the notification and the letter's task are
 * one transaction, so that repeating it after a crash reports nothing twice and leaves nothing out.
 */
export async function reportNewJobs(
  db: Db,
  { id, userId }: Pick<SearchRow, "id" | "userId">,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await tryLockActiveUser(tx, userId))) return 0;
    const search = await lockSearch(tx, userId, id);
    if (!search?.alertEnabled) return 0;
    const found = await findNewJobs(tx, search, now);
    if (found.length > 0) await tell(tx, search, found, now);
    await tx
      .update(savedSearches)
      .set({ checkedAt: now, ...(found.length > 0 && { lastNotifiedAt: now }) })
      .where(eq(savedSearches.id, id));
    return found.length;
  });
}

/** Reports for each of several searches; one that fails holds the others up nowhere. */
export async function reportForEach(
  db: Db,
  searches: readonly Pick<SearchRow, "id" | "userId">[],
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
