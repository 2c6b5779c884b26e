import { accountEndpoints } from "@caseload/contract/accounts";
import { refusals } from "@caseload/contract/texts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { addressKey, count } from "../../http/limits.ts";
import type { Register } from "../../http/register.ts";
import { missing, Refusal } from "../../refusal.ts";
import { presentUser } from "./present.ts";
import { findAccount } from "./queries.ts";
import { registerAccount } from "./register-account.ts";
import { signIn, type SignIn } from "./sign-in.ts";

export function accountRoutes(register: Register, deps: Deps): void {
  const { db, auth, sessions, clock } = deps;
  const show = async (userId: number) => {
    const account = await findAccount(db, userId);
    if (!account) throw missing(refusals.userNotFound);
    return presentUser(account);
  };

  /** A new session for every sign-in; the one that the browser carried before ends. */
  async function enter(request: FastifyRequest, reply: FastifyReply, given: SignIn) {
    const headers = sessions.headersOf(request);
    const signedIn = await signIn(db, auth, given, { address: request.ip, headers }, clock());
    if (request.actor) await sessions.end(request);
    reply.header("set-cookie", signedIn.cookies);
    return show(signedIn.userId);
  }

  register(accountEndpoints.register, async ({ body, request, reply }) => {
    if (!(await count(db, "registrationsOfAddress", addressKey(request.ip))))
      throw new Refusal(429, refusals.tooManyAttempts);
    const { password } = await auth.$context;
    await registerAccount(db, body, await password.hash(body.password), request.ip, clock());
    return enter(request, reply, { email: body.email, password: body.password });
  });

  register(accountEndpoints.login, async ({ body, request, reply }) => enter(request, reply, body));

  register(accountEndpoints.logout, async ({ request, reply }) => {
    reply.header("set-cookie", await sessions.end(request));
    return { success: true as const };
  });

  register(accountEndpoints.me, async ({ actor }) => show(actor.id));
}
