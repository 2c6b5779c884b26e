import { signInSafetyEndpoints } from "@caseload/contract/sign-in-safety";
import type { Deps } from "../../deps.ts";
import type { Register } from "../../http/register.ts";
import { visitorOf } from "../../http/visitor.ts";
import { changePassword } from "./change-password.ts";
import { requestPasswordReset, resetPassword } from "./reset-password.ts";

export function passwordRoutes(register: Register, deps: Deps): void {
  const { db, sessions, cookies, clock } = deps;
  const done = { success: true as const };

  register(signInSafetyEndpoints.changePassword, async ({ actor, body, request, reply }) => {
    const visitor = visitorOf(request, cookies);
    const from = { visitor, ...sessions.carriedBy(request) };
    reply.header("set-cookie", await changePassword(deps, actor, body, from, clock()));
    sessions.forget([actor.id]);
    return done;
  });

  register(signInSafetyEndpoints.requestPasswordReset, async ({ body, request }) => {
    await requestPasswordReset(db, body.email, visitorOf(request, cookies), clock());
    return done;
  });

  register(signInSafetyEndpoints.resetPassword, async ({ body, request }) => {
    sessions.forget([await resetPassword(deps, body, visitorOf(request, cookies), clock())]);
    return done;
  });
}
