import { pushLifetime } from "@caseload/contract/notifications/push-message";
import { lt, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { attempts, sessions, verifications } from "../../../platform/db/schema/accounts.ts";
import { invitations } from "../../../platform/db/schema/invitations.ts";
import { passkeyChallenges } from "../../../platform/db/schema/passkeys.ts";
import { notificationEmails, sentEmails } from "../../../platform/db/schema/notifications.ts";
import { alertEmails } from "../../../platform/db/schema/saved-searches.ts";
import { reportEmails } from "../../../platform/db/schema/scheduled-reports.ts";
import { pushMessages } from "../../../platform/db/schema/browser-push.ts";
import {
  accountEmails,
  knownBrowsers,
  emailTokens,
  pendingSignIns,
  securityEvents,
} from "../../../platform/db/schema/sign-in-safety.ts";
import { browserCookieSeconds } from "./known-browsers.ts";

const ago = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1_000);

/**
 * Scheduled: deletes expired sessions, counters, links, challenges, pending sign-ins and known browsers, account emails after two
 * days, emails that could not be sent after 30, push messages after their lifetime, security events after two years, and
 * invitations 30 days after their expiration. docs/operations.md lists the limits of all tables that grow by themselves.
 */
export async function deleteExpired(db: Db, now: Date): Promise<number> {
  // Emails are deleted once they are sent.
  const unsentSince = ago(now, 30 * 86_400);
  const deleted = [
    await db.delete(sessions).where(lt(sessions.expiresAt, now)),
    await db.delete(verifications).where(lt(verifications.expiresAt, now)),
    await db.delete(attempts).where(lt(attempts.windowEndsAt, sql`now()`)),
    await db.delete(emailTokens).where(lt(emailTokens.expiresAt, now)),
    await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now)),
    await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now)),
    await db.delete(knownBrowsers).where(lt(knownBrowsers.seenAt, ago(now, browserCookieSeconds))),
    await db.delete(invitations).where(lt(invitations.expiresAt, ago(now, 30 * 86_400))),
    await db.delete(accountEmails).where(lt(accountEmails.createdAt, ago(now, 2 * 86_400))),
    await db.delete(sentEmails).where(lt(sentEmails.countedAt, sql`now() - interval '2 hours'`)),
    await db.delete(notificationEmails).where(lt(notificationEmails.createdAt, unsentSince)),
    await db.delete(alertEmails).where(lt(alertEmails.createdAt, unsentSince)),
    await db.delete(reportEmails).where(lt(reportEmails.dueAt, unsentSince)),
    await db.delete(pushMessages).where(lt(pushMessages.createdAt, ago(now, pushLifetime))),
    await db.delete(securityEvents).where(lt(securityEvents.at, ago(now, 2 * 365 * 86_400))),
  ];
  return deleted.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}
