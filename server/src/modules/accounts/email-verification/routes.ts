import { signInSafetyEndpoints } from "@caseload/contract/accounts/account-security";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { getClientInfo } from "../../../platform/http/client.ts";
import { cancelEmailChange, changeEmail } from "./change-email.ts";
import { presentSecurity } from "./present.ts";
import { findAccountSecurity } from "./queries.ts";
import { sendVerification } from "./send-verification.ts";
import { verifyEmail } from "./verify-email.ts";

export function emailVerificationRoutes(register: Register, deps: Deps): void {
  const { db, cookies, clock } = deps;
  const done = { success: true as const };

  register(signInSafetyEndpoints.verifyEmail, async ({ actor, body, request }) => {
    await verifyEmail(
      deps,
      { ...body, actorId: actor?.id ?? null },
      getClientInfo(request, cookies),
      clock(),
    );
    return done;
  });

  register(signInSafetyEndpoints.sendVerification, async ({ actor }) => {
    await sendVerification(db, actor.id, clock());
    return done;
  });

  register(signInSafetyEndpoints.changeEmail, async ({ actor, body, request }) => {
    await changeEmail(deps, actor, body, getClientInfo(request, cookies), clock());
    return done;
  });

  register(signInSafetyEndpoints.cancelEmailChange, async ({ actor }) => {
    await cancelEmailChange(db, actor.id);
    return done;
  });

  register(signInSafetyEndpoints.getAccountSecurity, async ({ actor }) =>
    presentSecurity(await findAccountSecurity(db, actor.id, clock())),
  );
}
