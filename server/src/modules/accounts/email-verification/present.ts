import type { AccountSecurity } from "@caseload/contract/accounts/account-security";
import type { Security } from "./queries.ts";

export const presentSecurity = (found: Security): AccountSecurity => ({
  email: found.owner.email,
  emailVerified: found.owner.emailVerified,
  newEmail: found.newEmail,
  twoFactor: found.twoFactor,
  recoveryCodesLeft: found.recoveryCodesLeft,
  passwordChangedAt: found.passwordChangedAt?.toISOString() ?? null,
});
