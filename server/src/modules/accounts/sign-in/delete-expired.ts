import { pushLifetime } from "@caseload/contract/notifications/push-message";
import { lt, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { attempts } from "../../../platform/db/schema/accounts.ts";
import { invitations } from "../../../platform/db/schema/invitations.ts";
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
 * Scheduled: deletes expired counters, links, pending sign-ins and known browsers, account emails after two days, push
 * messages after their lifetime, security events after two years, and invitations 30 days after their expiration.
 */
export async function deleteExpired(db: Db, now: Date): Promise<number> {
  const deleted = [
    await db.delete(attempts).where(lt(attempts.windowEndsAt, sql`now()`)),
    await db.delete(emailTokens).where(lt(emailTokens.expiresAt, now)),
    await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now)),
    await db.delete(knownBrowsers).where(lt(knownBrowsers.seenAt, ago(now, browserCookieSeconds))),
    await db.delete(invitations).where(lt(invitations.expiresAt, ago(now, 30 * 86_400))),
    await db.delete(accountEmails).where(lt(accountEmails.createdAt, ago(now, 2 * 86_400))),
    await db.delete(pushMessages).where(lt(pushMessages.createdAt, ago(now, pushLifetime))),
    await db.delete(securityEvents).where(lt(securityEvents.at, ago(now, 2 * 365 * 86_400))),
  ];
  return deleted.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}
