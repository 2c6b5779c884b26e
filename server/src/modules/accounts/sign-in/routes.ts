import { accountEndpoints } from "@caseload/contract/accounts/accounts";
import { signInSafetyEndpoints } from "@caseload/contract/accounts/account-security";
import { passkeyEndpoints } from "@caseload/contract/accounts/passkeys";
import { errorMessages } from "@caseload/contract/error-messages";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { issueBrowserCookie } from "../../../platform/http/browser-cookie.ts";
import { refund, requireWithinLimits } from "../../../platform/http/rate-limits.ts";
import { requireSharedLimits } from "../../../platform/http/shared-limits.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { getClientInfo } from "../../../platform/http/client.ts";
import { HttpError, notFound } from "../../../platform/http/http-error.ts";
import { checkPasskey } from "../passkeys/check-passkey.ts";
import { logSignIn } from "./log-sign-in.ts";
import { startSession, type SignInProof } from "./start-session.ts";
import { requireSecondFactor, pendingSeconds } from "./pending-sign-in.ts";
import { presentUser } from "./present.ts";
import { findAccount } from "./queries.ts";
import { registerAccount } from "../sign-up/register-account.ts";
import { checkSecondFactor } from "./second-factor.ts";
import { checkCredentials } from "./sign-in.ts";

export function accountRoutes(register: Register, deps: Deps): void {
  const { db, sessions, cookies, clock } = deps;
  const show = async (userId: number) => {
    const account = await findAccount(db, userId);
    if (!account) throw notFound(errorMessages.userNotFound);
    return presentUser(account);
  };

  type CheckedSignIn = SignInProof & {
    userId: number;
    factorChecked?: boolean;
    factorUsed?: boolean;
    rememberMe: boolean;
    trust?: boolean;
  };
  /** Starts a new session, and ends the session that the browser had before. */
  async function completeSignIn(request: FastifyRequest, reply: FastifyReply, checked: CheckedSignIn) {
    const parts = { client: getClientInfo(request, cookies), headers: sessions.headersOf(request) };
    const set = await startSession(deps, { ...checked, ...parts }, clock());
    if (request.actor) await sessions.end(request);
    reply.header("set-cookie", set);
    return show(checked.userId);
  }

  register(accountEndpoints.register, async ({ body, request, reply }) => {
    const client = getClientInfo(request, cookies);
    await requireSharedLimits(
      db,
      errorMessages.tooManyAttempts,
      [["registrationsOfAddress", client.addressKey]],
      client,
    );
    await requireWithinLimits(db, errorMessages.tooManyAttempts, [["registrationsOfEmail", body.email]]);
    const registered = await registerAccount(db, body, request.ip, clock()).catch(async (error: unknown) => {
      // A body that is refused makes no account and sends nothing: it must not use up the owner's attempts.
      if (error instanceof HttpError && error.status === 400)
        await refund(db, [["registrationsOfEmail", body.email]]);
      throw error;
    });
    return completeSignIn(request, reply, { ...registered, rememberMe: true });
  });

  register(accountEndpoints.login, async ({ body, request, reply }) => {
    const client = getClientInfo(request, cookies);
    const { rememberMe = true } = body;
    const check = checkCredentials(db, body, client, clock());
    const found = await logSignIn(request.log, "password", check, ({ userId }) => userId).catch(
      (error: unknown) => {
        issueBrowserCookie(cookies, request, reply);
        throw error;
      },
    );
    const checked = { ...found, rememberMe };
    const token = await requireSecondFactor(db, checked, client.browser, clock());
    if (token === null) return completeSignIn(request, reply, checked);
    reply.header("set-cookie", cookies.write("pending", token, pendingSeconds));
    return { twoFactorRequired: true as const };
  });

  register(signInSafetyEndpoints.enterSecondFactor, async ({ body, request, reply }) => {
    const token = cookies.read(request, "pending");
    const check = checkSecondFactor(deps, token, body, getClientInfo(request, cookies), clock());
    const pending = await logSignIn(request.log, "second factor", check, ({ userId }) => userId);
    reply.header("set-cookie", cookies.clear("pending"));
    return completeSignIn(request, reply, {
      ...pending,
      factorChecked: true,
      factorUsed: true,
      trust: body.trustDevice ?? false,
    });
  });

  register(passkeyEndpoints.signInWithPasskey, async ({ body, request, reply }) => {
    const { credential, rememberMe = true } = body;
    const response = { credential, cookie: cookies.read(request, "passkey") };
    const check = checkPasskey(deps, response, getClientInfo(request, cookies), clock());
    const checked = await logSignIn(request.log, "passkey", check, ({ userId }) => userId);
    reply.header("set-cookie", cookies.clear("passkey"));
    return completeSignIn(request, reply, { ...checked, rememberMe });
  });

  register(accountEndpoints.logout, async ({ request, reply }) => {
    const user = request.actor?.id ?? null;
    reply.header("set-cookie", await logSignIn(request.log, "sign-out", sessions.end(request), () => user));
    return { success: true as const };
  });

  register(accountEndpoints.sessionOwner, async ({ actor }) => ({ userId: actor?.id ?? null }));
  register(accountEndpoints.me, async ({ actor }) => show(actor.id));
}
