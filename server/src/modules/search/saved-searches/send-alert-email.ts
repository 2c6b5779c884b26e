import { and, desc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { alertEmails, savedSearches } from "../../../platform/db/schema/saved-searches.ts";
import { composeEmail } from "../../../platform/email/email.ts";
import { Undeliverable } from "../../../platform/email/mailer.ts";
import { unsubscribeLink } from "../../../platform/email/unsubscribe-link.ts";
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

/** Sends an alert email. Retries for more than an hour while the mail server is down. */
export const sendAlertEmail = defineTask<{ emailId: number }, EmailDeps>(
  "send-alert-letter",
  { payload: z.object({ emailId: z.int().positive() }), retryLimit: 20 },
  async ({ emailId }, { db, mailer, config, secret }) => {
    const found = await findEmail(db, emailId);
    if (!found) return;
    const { user, search } = found;
    const rows = (await isWanted(db, found)) ? await openAmong(db, found.email.jobIds) : [];
    if (rows.length > 0) {
      const unsubscribe = unsubscribeLink(config.baseUrl, secret, {
        userId: user.id,
        topic: topicOfSearch(search.id),
      });
      const content = alertEmail(user, search, rows, { site: config.baseUrl, unsubscribe });
      const message = {
        key: `alert-${found.email.id}`,
        to: { name: user.name, address: user.email },
        ...composeEmail(content, config.baseUrl),
        date: found.email.createdAt,
      };
      try {
        await mailer.send(message);
      } catch (error) {
        if (!(error instanceof Undeliverable)) throw error;
      }
    }
    await db.delete(alertEmails).where(eq(alertEmails.id, emailId));
  },
);
