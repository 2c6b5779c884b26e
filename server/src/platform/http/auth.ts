import { betterAuth } from "better-auth/minimal";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Db } from "../db/database.ts";
import { sessions, signIns, users, verifications } from "../db/schema/accounts.ts";
import { openSessionPlugin } from "./open-session.ts";

const day = 86_400;

/**
 * better-auth keeps sessions. Its own HTTP routes are not mounted: the spec's calls wrap it, so passwords, second
 * factors, limits and registration stay in one place. It sees one account for each row, whatever address it claims.
 */
export function createAuth(db: Db, settings: { baseUrl: string; secret: string }) {
  const secure = settings.baseUrl.startsWith("https:");
  return betterAuth({
    baseURL: settings.baseUrl,
    secret: settings.secret,
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: signIns, verification: verifications },
    }),
    plugins: [openSessionPlugin],
    user: {
      additionalFields: {
        firstName: { type: "string", required: true, input: false },
        lastName: { type: "string", required: true, input: false },
        userType: { type: "string", required: true, input: false },
      },
    },
    session: { expiresIn: 30 * day, updateAge: day },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      database: { generateId: "serial" },
      useSecureCookies: false,
      cookies: {
        session_token: { name: secure ? "__Host-caseload_session" : "caseload_session" },
        dont_remember: { name: secure ? "__Host-caseload_brief" : "caseload_brief" },
      },
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/", secure },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
