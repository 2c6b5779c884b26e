import { and, desc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { alertLetters, savedSearches } from "../../../platform/db/schema/saved-searches.ts";
import { composeLetter } from "../../../platform/email/email.ts";
import { Undeliverable } from "../../../platform/email/mailer.ts";
import { unsubscribeLink } from "../../../platform/email/unsubscribe-link.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { selectListed } from "../../jobs/postings/job-rows.ts";
import { takesApplications } from "../../jobs/postings/accepts-applications.ts";
import type { EmailDeps } from "../../notifications/notifications/send-email.ts";
import { findPreferences } from "../search-preferences/queries.ts";
import { topicOfSearch } from "./alert-topic.ts";
import { alertLetter } from "./alert-text.ts";

async function findLetter(db: Db, letterId: number) {
  const [row] = await db
    .select({ letter: alertLetters, user: users, search: savedSearches })
    .from(alertLetters)
    .innerJoin(users, eq(users.id, alertLetters.userId))
    .innerJoin(savedSearches, eq(savedSearches.id, alertLetters.searchId))
    .where(eq(alertLetters.id, letterId));
  return row;
}
type Found = NonNullable<Awaited<ReturnType<typeof findLetter>>>;

/** Those that can still be applied to, newest first. */
const openAmong = (db: Db, ids: number[]) =>
  selectListed(db)
    .where(and(inArray(jobs.id, ids), takesApplications, eq(jobs.hidden, false)))
    .orderBy(desc(jobs.postedAt), desc(jobs.id));

/** Nobody is written to who has stopped it meanwhile, or at an address that is not proven to be theirs. */
async function isWanted(db: Db, { user, search }: Found): Promise<boolean> {
  if (!user.emailVerified || user.deactivatedAt !== null || !search.alertEnabled) return false;
  return (await findPreferences(db, user.id)).emailAlerts;
}

/** Sends an alert by e-mail; tried again for more than an hour while the mail server is down. */
export const sendAlertLetter = defineTask<{ letterId: number }, EmailDeps>(
  "send-alert-letter",
  { payload: z.object({ letterId: z.int().positive() }), retryLimit: 20 },
  async ({ letterId }, { db, mailer, config, secret }) => {
    const found = await findLetter(db, letterId);
    if (!found) return;
    const { letter, user, search } = found;
    const rows = (await isWanted(db, found)) ? await openAmong(db, letter.jobIds) : [];
    if (rows.length > 0) {
      const unsubscribe = unsubscribeLink(config.baseUrl, secret, {
        userId: user.id,
        topic: topicOfSearch(search.id),
      });
      const content = alertLetter(user, search, rows, { site: config.baseUrl, unsubscribe });
      const email = {
        key: `alert-${letter.id}`,
        to: { name: user.name, address: user.email },
        ...composeLetter(content, config.baseUrl),
        date: letter.createdAt,
      };
      try {
        await mailer.send(email);
      } catch (error) {
        if (!(error instanceof Undeliverable)) throw error;
      }
    }
    await db.delete(alertLetters).where(eq(alertLetters.id, letterId));
  },
);
