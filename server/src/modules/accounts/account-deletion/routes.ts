import { accountDeletionEndpoints, keptUnderHold } from "@caseload/contract/accounts/account-deletion";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { deactivateAccount } from "./deactivate-account.ts";
import { deleteAccount } from "./delete-account.ts";

export function accountDeletionRoutes(register: Register, { db, hooks, sessions, clock }: Deps): void {
  const { deactivateAccount: leaving, deleteAccount: deleting } = accountDeletionEndpoints;

  register(leaving, async ({ actor, body, request, reply }) => {
    await deactivateAccount({ db, hooks }, actor, body.password, clock());
    reply.header("set-cookie", await sessions.end(request));
    return { success: true as const };
  });

  register(deleting, async ({ actor, body, request, reply }) => {
    const held = await deleteAccount({ db, hooks }, actor, body.password, clock());
    reply.header("set-cookie", await sessions.end(request));
    return { success: true as const, kept: held ? keptUnderHold : null };
  });
}
