import { accountSettingsEndpoints } from "@caseload/contract/accounts/account-settings";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { presentSettings } from "./present.ts";
import { findSettings } from "./queries.ts";
import { updateSettings } from "./update-settings.ts";

export function settingsRoutes(register: Register, { db, clock }: Deps): void {
  async function show(userId: number) {
    const settings = await findSettings(db, userId);
    if (!settings) throw notFound(errorMessages.userNotFound);
    return presentSettings(settings);
  }

  register(accountSettingsEndpoints.getAccountSettings, async ({ actor }) => show(actor.id));

  register(accountSettingsEndpoints.updateAccountSettings, async ({ actor, body }) => {
    await updateSettings(db, actor, body, clock());
    return show(actor.id);
  });
}
