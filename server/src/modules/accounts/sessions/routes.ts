import { signInSafetyEndpoints } from "@caseload/contract/accounts/account-security";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { getClientInfo } from "../../../platform/http/client.ts";
import { endOtherSessions, endSession } from "./end-sessions.ts";
import { presentSession } from "./present.ts";
import { listSessions } from "./queries.ts";

export function sessionRoutes(register: Register, { db, sessions, cookies, clock }: Deps): void {
  register(signInSafetyEndpoints.listSessions, async ({ actor }) => {
    const rows = await listSessions(db, actor.id, actor.sessionTokenHash);
    return rows.map((row) => presentSession(row, actor.sessionTokenHash));
  });

  register(signInSafetyEndpoints.endSession, async ({ actor, params, request }) => {
    await endSession(db, actor.id, params.id, getClientInfo(request, cookies), clock());
    sessions.forget([actor.id]);
    return { success: true as const };
  });

  register(signInSafetyEndpoints.endOtherSessions, async ({ actor, request }) => {
    await endOtherSessions(db, actor, getClientInfo(request, cookies), clock());
    sessions.forget([actor.id]);
    return { success: true as const };
  });
}
