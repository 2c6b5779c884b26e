import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { expireCookie, setSessionCookie } from "better-auth/cookies";
import { betterAuth } from "better-auth/minimal";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { z } from "zod";
import { hashSessionTokens } from "./hashed-session-tokens.ts";
import type { Db } from "../db/database.ts";
import { sessions, signIns, users, verifications } from "../db/schema/accounts.ts";

const day = 86_400;

const body = z.object({
  userId: z.string(),
  rememberMe: z.boolean(),
  ipAddress: z.string(),
  userAgent: z.string(),
});

/**
 * Lets server code open a better-auth session for an authenticated user. Callable as a function only, because
 * better-auth's routes are not mounted and this endpoint has no path.
 */
const openSessionPlugin = {
  id: "open-session",
  endpoints: {
    openSession: createAuthEndpoint.serverOnly({ method: "POST", body }, async (ctx) => {
      const { userId, rememberMe, ipAddress, userAgent } = ctx.body;
      const { internalAdapter, authCookies } = ctx.context;
      const user = await internalAdapter.findUserById(userId);
      if (!user) throw new Error("The account no longer exists.");
      const session = await internalAdapter.createSession(userId, !rememberMe, { ipAddress, userAgent });
      if (rememberMe && ctx.headers?.get("cookie")?.includes(authCookies.dontRememberToken.name))
        expireCookie(ctx, authCookies.dontRememberToken);
      await setSessionCookie(ctx, { session, user }, !rememberMe);
      return { token: session.token };
    }),
  },
} satisfies BetterAuthPlugin;

/**
 * Creates better-auth, which manages sessions only. Its HTTP routes are not mounted: passwords, second factors, limits
 * and registration are handled by modules/accounts.
 */
export function createAuth(db: Db, settings: { baseUrl: string; secret: string }) {
  const secure = settings.baseUrl.startsWith("https:");
  return betterAuth({
    baseURL: settings.baseUrl,
    secret: settings.secret,
    database: hashSessionTokens(
      drizzleAdapter(db, {
        provider: "pg",
        schema: { user: users, session: sessions, account: signIns, verification: verifications },
      }),
    ),
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
        // Not written, because sessions are not cached in cookies, but cleared with the session.
        session_data: { name: secure ? "__Host-caseload_data" : "caseload_data" },
        dont_remember: { name: secure ? "__Host-caseload_brief" : "caseload_brief" },
      },
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/", secure },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
