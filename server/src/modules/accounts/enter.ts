import { eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { users } from "../../db/schema/accounts.ts";
import type { Visitor } from "../../http/visitor.ts";
import { returnToAccount } from "../departures/return-to-account.ts";
import { browserCookieSeconds, rememberBrowser } from "./known-browsers.ts";

export interface Entrance {
  userId: number;
  rememberMe: boolean;
  /** Spare this browser the second factor for 30 days. */
  trust?: boolean;
  visitor: Visitor;
  /** What the browser sent. */
  headers: Headers;
}

/**
 * Opens a session for somebody who has been checked in full. The only way in: registration, sign-in, the second
 * factor and a changed password all end here.
 * @returns Set-Cookie values
 */
export async function enter(
  { db, auth, cookies }: Pick<Deps, "db" | "auth" | "cookies">,
  { userId, rememberMe, trust = false, visitor, headers }: Entrance,
  now: Date,
): Promise<string[]> {
  await returnToAccount(db, userId, now);
  const browser = await rememberBrowser(db, userId, { browser: visitor.browser, trust }, now);
  const { headers: answer } = await auth.api.openSession({
    body: {
      userId: String(userId),
      rememberMe,
      ipAddress: visitor.address,
      userAgent: visitor.userAgent ?? "",
    },
    headers,
    returnHeaders: true,
  });
  await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, userId));
  return [...answer.getSetCookie(), cookies.write("browser", browser, browserCookieSeconds)];
}
