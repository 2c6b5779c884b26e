import { signInSafetyEndpoints } from "@caseload/contract/accounts/account-security";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { getClientInfo } from "../../../platform/http/client.ts";
import { changePassword } from "./change-password.ts";
import { requestPasswordReset, resetPassword } from "./reset-password.ts";

export function passwordRoutes(register: Register, deps: Deps): void {
  const { db, sessions, cookies, clock } = deps;
  const done = { success: true as const };

  register(signInSafetyEndpoints.changePassword, async ({ actor, body, request, reply }) => {
    const client = getClientInfo(request, cookies);
    const from = { client, ...sessions.optionsOf(request) };
    reply.header("set-cookie", await changePassword(deps, actor, body, from, clock()));
    sessions.forget([actor.id]);
    return done;
  });

  register(signInSafetyEndpoints.requestPasswordReset, async ({ body, request }) => {
    await requestPasswordReset(db, body.email, getClientInfo(request, cookies), clock());
    return done;
  });

  register(signInSafetyEndpoints.resetPassword, async ({ body, request }) => {
    sessions.forget([await resetPassword(deps, body, getClientInfo(request, cookies), clock())]);
    return done;
  });
}
