import { signInSafetyEndpoints } from "@caseload/contract/sign-in-safety";
import type { Deps } from "../../deps.ts";
import type { Register } from "../../http/register.ts";
import { visitorOf } from "../../http/visitor.ts";
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
    const codes = await confirmTwoFactor(deps, actor, body.code, visitorOf(request, cookies), clock());
    sessions.forget([actor.id]);
    return { recoveryCodes: codes };
  });

  register(signInSafetyEndpoints.renewRecoveryCodes, async ({ actor, body, request }) => {
    const visitor = visitorOf(request, cookies);
    return { recoveryCodes: await renewRecoveryCodes(deps, actor, body.password, visitor, clock()) };
  });

  register(signInSafetyEndpoints.removeTwoFactor, async ({ actor, body, request }) => {
    await removeTwoFactor(db, actor, body.password, visitorOf(request, cookies), clock());
    return { success: true as const };
  });
}
