import { and, desc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { alertEmails, savedSearches } from "../../../platform/db/schema/saved-searches.ts";
import { composeEmail } from "../../../platform/email/email.ts";
import { Undeliverable } from "../../../platform/email/mailer.ts";
import { unsubscribeLink } from "../../../platform/email/unsubscribe-link.ts";
import { consumeInWindow, rateLimits, refund } from "../../../platform/http/rate-limits.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { selectListed } from "../../jobs/postings/job-rows.ts";
import { acceptsApplications } from "../../jobs/postings/accepts-applications.ts";
import type { EmailDeps } from "../../notifications/notifications/send-email.ts";
import { findPreferences } from "../search-preferences/queries.ts";
import { topicOfSearch } from "./alert-topic.ts";
import { alertEmail } from "./alert-text.ts";

async function findEmail(db: Db, emailId: number) {
  const [row] = await db
    .select({ email: alertEmails, user: users, search: savedSearches })
    .from(alertEmails)
    .innerJoin(users, eq(users.id, alertEmails.userId))
    .innerJoin(savedSearches, eq(savedSearches.id, alertEmails.searchId))
    .where(eq(alertEmails.id, emailId));
  return row;
}
type Found = NonNullable<Awaited<ReturnType<typeof findEmail>>>;

/** The jobs that still accept applications, newest first. */
const openAmong = (db: Db, ids: number[]) =>
  selectListed(db)
    .where(and(inArray(jobs.id, ids), acceptsApplications, eq(jobs.hidden, false)))
    .orderBy(desc(jobs.postedAt), desc(jobs.id));

/** Not after the person turned alerts off, and not to an unconfirmed address. */
async function isWanted(db: Db, { user, search }: Found): Promise<boolean> {
  if (!user.emailVerified || user.deactivatedAt !== null || !search.alertEnabled) return false;
  return (await findPreferences(db, user.id)).emailAlerts;
}

const counterOf = ({ user }: Found) => ["instantAlertEmails", String(user.id)] as const;

/**
 * Counts the email of an instant alert, which other people's postings cause: a person gets three an hour, and a later one
 * waits and takes in what is posted meanwhile. Returns 0 when it may be sent, or the seconds until then.
 */
async function countEmail(db: Db, found: Found): Promise<number> {
  if (found.search.frequency !== "instant") return 0;
  const { count, seconds } = await consumeInWindow(db, ...counterOf(found));
  if (count <= rateLimits.instantAlertEmails.max) return 0;
  await refund(db, [counterOf(found)]);
  return seconds;
}

async function waitForTurn(db: Db, emailId: number, seconds: number): Promise<void> {
  await enqueue(db, sendAlertEmail, { emailId }, { startAfter: new Date(Date.now() + seconds * 1_000) });
}

/** Deletes an email that was sent. Jobs added to it meanwhile are sent by another one. */
async function finish(db: Db, { email: { id, jobIds } }: Found): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(alertEmails).where(eq(alertEmails.id, id)).for("update");
    if (!row) return;
    const left = row.jobIds.filter((jobId) => !jobIds.includes(jobId));
    if (left.length === 0) {
      await tx.delete(alertEmails).where(eq(alertEmails.id, id));
      return;
    }
    await tx.update(alertEmails).set({ jobIds: left }).where(eq(alertEmails.id, id));
    await enqueue(tx, sendAlertEmail, { emailId: id });
  });
}

async function send(
  { mailer, config, secret }: EmailDeps,
  { user, search, email }: Found,
  rows: Awaited<ReturnType<typeof openAmong>>,
): Promise<void> {
  const unsubscribe = unsubscribeLink(config.baseUrl, secret, {
    userId: user.id,
    topic: topicOfSearch(search.id),
  });
  const content = alertEmail(user, search, rows, { site: config.baseUrl, unsubscribe });
  const message = {
    key: `alert-${email.id}-${email.jobIds[0]}`,
    to: { name: user.name, address: user.email },
    ...composeEmail(content, config.baseUrl),
    date: email.createdAt,
  };
  try {
    await mailer.send(message);
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
  }
}

/** Sends an alert email. Retries for more than an hour while the mail server is down. */
export const sendAlertEmail = defineTask<{ emailId: number }, EmailDeps>(
  "send-alert-letter",
  { payload: z.object({ emailId: z.int().positive() }), retryLimit: 20 },
  async ({ emailId }, deps) => {
    const { db } = deps;
    const found = await findEmail(db, emailId);
    if (!found) return;
    const rows = (await isWanted(db, found)) ? await openAmong(db, found.email.jobIds) : [];
    if (rows.length > 0) {
      const seconds = await countEmail(db, found);
      if (seconds > 0) return waitForTurn(db, emailId, seconds);
      try {
        await send(deps, found, rows);
      } catch (error) {
        await refund(db, [counterOf(found)]);
        throw error;
      }
    }
    await finish(db, found);
  },
);
