import { signInSafetyEndpoints } from "@caseload/contract/accounts/account-security";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { getClientInfo } from "../../../platform/http/client.ts";
import { beginTwoFactor } from "./begin-two-factor.ts";
import { confirmTwoFactor } from "./confirm-two-factor.ts";
import { removeTwoFactor } from "./remove-two-factor.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";

export function twoFactorRoutes(register: Register, deps: Deps): void {
  const { db, sessions, cookies, clock } = deps;

  register(signInSafetyEndpoints.beginTwoFactor, async ({ actor, body }) =>
    beginTwoFactor(deps, actor, body.password, clock()),
  );

  register(signInSafetyEndpoints.confirmTwoFactor, async ({ actor, body, request }) => {
    const codes = await confirmTwoFactor(deps, actor, body.code, getClientInfo(request, cookies), clock());
    sessions.forget([actor.id]);
    return { recoveryCodes: codes };
  });

  register(signInSafetyEndpoints.renewRecoveryCodes, async ({ actor, body, request }) => {
    const client = getClientInfo(request, cookies);
    return { recoveryCodes: await renewRecoveryCodes(deps, actor, body.password, client, clock()) };
  });

  register(signInSafetyEndpoints.removeTwoFactor, async ({ actor, body, request }) => {
    await removeTwoFactor(db, actor, body.password, getClientInfo(request, cookies), clock());
    return { success: true as const };
  });
}
