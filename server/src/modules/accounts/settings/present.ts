import type { AccountSettings } from "@caseload/contract/accounts/account-settings";
import { resolveChannels } from "../../notifications/notifications/choices.ts";
import type { SettingsRow } from "./queries.ts";

export function presentSettings(row: SettingsRow): AccountSettings {
  return {
    firstName: row.firstName,
    lastName: row.lastName,
    timeZone: row.timeZone,
    dateLanguage: row.dateLanguage,
    mailingAddress: row.mailingAddress,
    matchLearning: row.matchLearningSince !== null,
    notifications: resolveChannels(row.notificationChoices),
  };
}
