import { and, eq, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { knownBrowsers } from "../../../platform/db/schema/sign-in-safety.ts";
import { fingerprint, newToken } from "../../../platform/secret-token.ts";

/** Seconds; the maximum lifetime of cookies in browsers. */
export const browserCookieSeconds = 400 * 86_400;
/** Days for which a trusted browser needs no second factor. */
const trustDays = 30;

/** Records a sign-in from a browser. Returns the browser's cookie value, which is created on a first visit. */
export async function rememberBrowser(
  db: Reader,
  userId: number,
  { browser, trust }: { browser: string | null; trust: boolean },
  now: Date,
): Promise<string> {
  const token = browser ?? newToken();
  const trustedUntil = new Date(now.getTime() + trustDays * 86_400_000);
  const row = {
    userId,
    browserHash: fingerprint(token),
    seenAt: now,
    trustedUntil: trust ? trustedUntil : null,
  };
  await db
    .insert(knownBrowsers)
    .values(row)
    .onConflictDoUpdate({
      target: [knownBrowsers.userId, knownBrowsers.browserHash],
      set: { seenAt: now, ...(trust && { trustedUntil }) },
    });
  return token;
}

export async function isTrustedBrowser(
  db: Reader,
  userId: number,
  browser: string | null,
  now: Date,
): Promise<boolean> {
  if (browser === null) return false;
  const [row] = await db
    .select({ until: knownBrowsers.trustedUntil })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.userId, userId), eq(knownBrowsers.browserHash, fingerprint(browser))));
  return (row?.until ?? now) > now;
}

/** Requires the second factor in all browsers again. */
export async function revokeBrowserTrust(db: Reader, userId: number): Promise<void> {
  await db.update(knownBrowsers).set({ trustedUntil: null }).where(eq(knownBrowsers.userId, userId));
}

/** Removes all known browsers of an account, which another person may have used. */
export async function deleteKnownBrowsers(db: Reader, userId: number): Promise<void> {
  await db.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));
}

/** Returns whether a browser has signed in to an account before. */
export async function isKnownBrowser(db: Reader, userId: number, browser: string | null): Promise<boolean> {
  const { rows } = await db.execute<{ known: boolean }>(
    sql`select ${isKnownBrowserSql(sql`${userId}`, browser)} as known`,
  );
  return rows[0]?.known === true;
}

/** The SQL condition of isKnownBrowser. */
export function isKnownBrowserSql(userId: SQLWrapper, browser: string | null): SQL<boolean> {
  if (browser === null) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from ${knownBrowsers} where ${knownBrowsers.userId} = ${userId} and ${knownBrowsers.browserHash} = ${fingerprint(browser)})`;
}
