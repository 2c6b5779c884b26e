import { and, desc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { alertEmails, savedSearches } from "../../../platform/db/schema/saved-searches.ts";
import { composeEmail } from "../../../platform/email/email.ts";
import { deliverEmail } from "../../../platform/email/deliver-email.ts";
import { unsubscribeLink } from "../../../platform/email/unsubscribe-link.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { selectListed } from "../../jobs/postings/job-rows.ts";
import { acceptsApplications } from "../../jobs/postings/accepts-applications.ts";
import { type EmailDeps, letEmailWait } from "../../notifications/notifications/send-email.ts";
import { findPreferences } from "../search-preferences/queries.ts";
import { topicOfSearch } from "./alert-topic.ts";
import { alertEmail, savedSearchUrl } from "./alert-text.ts";

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

/** Deletes an email that was sent, or that waits as a line of another one. */
async function finish(db: Db, { email: { id } }: Found, wait?: (tx: Tx) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(alertEmails).where(eq(alertEmails.id, id));
    if (rowCount === 1) await wait?.(tx);
  });
}

/**
 * Sends the alert. Other people's postings cause instant ones, which wait beyond the mailbox's share of the hour; digests
 * come when the person asked for them.
 */
async function send(
  deps: EmailDeps,
  found: Found,
  rows: Awaited<ReturnType<typeof openAmong>>,
): Promise<void> {
  const { config, secret } = deps;
  const { user, search, email } = found;
  const topic = topicOfSearch(search.id);
  const unsubscribe = unsubscribeLink(config.baseUrl, secret, { userId: user.id, topic });
  const content = alertEmail(user, search, rows, { site: config.baseUrl, unsubscribe });
  const message = {
    key: `alert-${email.id}-${email.jobIds[0]}`,
    to: { name: user.name, address: user.email },
    ...composeEmail(content, config.baseUrl),
    date: email.createdAt,
  };
  const share = search.frequency === "instant" ? { isConfirmed: true } : "ownAct";
  const seconds = await deliverEmail(deps, message, share);
  const waiting = { userId: user.id, topic, createdAt: email.createdAt };
  const line = { ...waiting, title: content.subject, actionUrl: savedSearchUrl(search) };
  await finish(deps.db, found, seconds === 0 ? undefined : (tx) => letEmailWait(tx, line, seconds));
}

/** Sends an alert email. Retries for more than an hour while the mail server is down. */
export const sendAlertEmail = defineTask<{ emailId: number }, EmailDeps>(
  "send-alert-letter",
  { payload: z.object({ emailId: z.int().positive() }), retryLimit: 20 },
  async ({ emailId }, deps) => {
    const found = await findEmail(deps.db, emailId);
    if (!found) return;
    const rows = (await isWanted(deps.db, found)) ? await openAmong(deps.db, found.email.jobIds) : [];
    await (rows.length > 0 ? send(deps, found, rows) : finish(deps.db, found));
  },
);
