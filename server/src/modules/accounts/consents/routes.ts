import { accountSettingsEndpoints } from "@caseload/contract/accounts/account-settings";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { acceptTerms } from "./accept-terms.ts";

export function consentRoutes(register: Register, { db, clock }: Deps): void {
  register(accountSettingsEndpoints.acceptTerms, async ({ actor, body, request }) => {
    await acceptTerms(db, { userId: actor.id, ipAddress: request.ip }, body, clock());
    return { success: true as const };
  });
}
