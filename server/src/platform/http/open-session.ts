import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { expireCookie, setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

const body = z.object({
  userId: z.string(),
  rememberMe: z.boolean(),
  ipAddress: z.string(),
  userAgent: z.string(),
});

/**
 * Lets our own code open a session of better-auth's for somebody whom it has checked. Reachable by a function call
 * only: better-auth's routes are not mounted, and this one has no path.
 */
export const openSessionPlugin = {
  id: "open-session",
  endpoints: {
    openSession: createAuthEndpoint.serverOnly({ method: "POST", body }, async (ctx) => {
      const { userId, rememberMe, ipAddress, userAgent } = ctx.body;
      const { internalAdapter, authCookies } = ctx.context;
      const user = await internalAdapter.findUserById(userId);
      if (!user) throw new Error("The account has gone.");
      const session = await internalAdapter.createSession(userId, !rememberMe, { ipAddress, userAgent });
      if (rememberMe && ctx.headers?.get("cookie")?.includes(authCookies.dontRememberToken.name))
        expireCookie(ctx, authCookies.dontRememberToken);
      await setSessionCookie(ctx, { session, user }, !rememberMe);
      return { token: session.token };
    }),
  },
} satisfies BetterAuthPlugin;
