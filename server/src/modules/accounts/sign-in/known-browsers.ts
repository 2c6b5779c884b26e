import { and, eq, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { knownBrowsers } from "../../../platform/db/schema/sign-in-safety.ts";
import { fingerprint, newToken } from "../../../platform/secret-token.ts";

/** Seconds; the maximum lifetime of cookies in browsers. */
export const browserCookieSeconds = 400 * 86_400;
/** Days for which a trusted browser needs no second factor. */
const trustDays = 30;

/** Records a sign-in from a browser. Returns the browser's identifier, a new one unless the browser brought one of this server. */
export async function rememberBrowser(
  db: Reader,
  userId: number,
  { client, trust }: { client: Pick<ClientInfo, "browser" | "issuedBrowser">; trust: boolean },
  now: Date,
): Promise<string> {
  const known = (await isKnownBrowser(db, userId, client.browser)) ? client.browser : null;
  const token = client.issuedBrowser ?? known ?? newToken();
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
export const isKnownBrowser = async (db: Reader, userId: number, browser: string | null): Promise<boolean> =>
  browser !== null && isKnownHash(db, userId, fingerprint(browser));

/** Returns whether the browser whose cookie has a hash has signed in to an account before. */
export async function isKnownHash(db: Reader, userId: number, browserHash: string): Promise<boolean> {
  const rows = await db
    .select({ userId: knownBrowsers.userId })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.userId, userId), eq(knownBrowsers.browserHash, browserHash)));
  return rows.length > 0;
}

/** The SQL condition of isKnownBrowser. */
export function isKnownBrowserSql(userId: SQLWrapper, browser: string | null): SQL<boolean> {
  if (browser === null) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from ${knownBrowsers} where ${knownBrowsers.userId} = ${userId} and ${knownBrowsers.browserHash} = ${fingerprint(browser)})`;
}
