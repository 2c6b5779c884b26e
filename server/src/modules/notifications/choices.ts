import type { AccountSettings, NotificationChannels } from "@caseload/contract/account-settings";
import type { NotificationType } from "@caseload/contract/notifications";
import type { NotificationChoices } from "../../db/schema/accounts.ts";

/** Messages stay in the app: a conversation would fill the mailbox. */
const defaults: AccountSettings["notifications"] = {
  message: { app: true, email: false },
  application: { app: true, email: true },
  contract: { app: true, email: true },
  job_update: { app: true, email: false },
  system: { app: true, email: false },
  reminder: { app: true, email: false },
};

/** What a person chose, completed by what holds for those who chose nothing. */
export const channelsOf = (choices: NotificationChoices): AccountSettings["notifications"] => ({
  ...defaults,
  ...choices,
});

export const channelOf = (choices: NotificationChoices, type: NotificationType): NotificationChannels =>
  channelsOf(choices)[type];
