import { accountEndpoints } from "@caseload/contract/accounts/accounts";
import { signInSafetyEndpoints } from "@caseload/contract/accounts/account-security";
import { errorMessages } from "@caseload/contract/error-messages";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { addressKey, consume } from "../../../platform/http/rate-limits.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { getClientInfo } from "../../../platform/http/client.ts";
import { notFound, HttpError } from "../../../platform/http/http-error.ts";
import { startSession } from "./start-session.ts";
import { requireSecondFactor, pendingSeconds } from "./pending-sign-in.ts";
import { presentUser } from "./present.ts";
import { findAccount } from "./queries.ts";
import { registerAccount } from "../sign-up/register-account.ts";
import { checkSecondFactor } from "./second-factor.ts";
import { checkCredentials } from "./sign-in.ts";

export function accountRoutes(register: Register, deps: Deps): void {
  const { db, sessions, cookies, secret, clock } = deps;
  const show = async (userId: number) => {
    const account = await findAccount(db, userId);
    if (!account) throw notFound(errorMessages.userNotFound);
    return presentUser(account);
  };

  interface CheckedSignIn {
    userId: number;
    passwordHash: string;
    factorChecked?: boolean;
    rememberMe: boolean;
    trust?: boolean;
  }
  /** Starts a new session, and ends the session that the browser had before. */
  async function completeSignIn(request: FastifyRequest, reply: FastifyReply, checked: CheckedSignIn) {
    const parts = { client: getClientInfo(request, cookies), headers: sessions.headersOf(request) };
    const set = await startSession(deps, { ...checked, ...parts }, clock());
    if (request.actor) await sessions.end(request);
    reply.header("set-cookie", set);
    return show(checked.userId);
  }

  register(accountEndpoints.register, async ({ body, request, reply }) => {
    const passes = await Promise.all([
      consume(db, "registrationsOfAddress", addressKey(request.ip)),
      consume(db, "registrationsOfEmail", body.email),
    ]);
    if (passes.includes(false)) throw new HttpError(429, errorMessages.tooManyAttempts);
    const registered = await registerAccount(deps, body, request.ip, clock());
    return completeSignIn(request, reply, { ...registered, rememberMe: true });
  });

  register(accountEndpoints.login, async ({ body, request, reply }) => {
    const client = getClientInfo(request, cookies);
    const { rememberMe = true } = body;
    const checked = { ...(await checkCredentials(db, secret, body, client, clock())), rememberMe };
    const token = await requireSecondFactor(db, checked, client.browser, clock());
    if (token === null) return completeSignIn(request, reply, checked);
    reply.header("set-cookie", cookies.write("pending", token, pendingSeconds));
    return { twoFactorRequired: true as const };
  });

  register(signInSafetyEndpoints.enterSecondFactor, async ({ body, request, reply }) => {
    const token = cookies.read(request, "pending");
    const pending = await checkSecondFactor(deps, token, body, getClientInfo(request, cookies), clock());
    reply.header("set-cookie", cookies.clear("pending"));
    return completeSignIn(request, reply, {
      ...pending,
      factorChecked: true,
      trust: body.trustDevice ?? false,
    });
  });

  register(accountEndpoints.logout, async ({ request, reply }) => {
    reply.header("set-cookie", await sessions.end(request));
    return { success: true as const };
  });

  register(accountEndpoints.sessionOwner, async ({ actor }) => ({ userId: actor?.id ?? null }));
  register(accountEndpoints.me, async ({ actor }) => show(actor.id));
}
