import type { AccountSettings, NotificationChannels } from "@caseload/contract/accounts/account-settings";
import { type NotificationType, notificationTypes } from "@caseload/contract/notifications/notifications";
import type { NotificationChoices } from "../../../platform/db/schema/accounts.ts";

/**
 * Messages stay out of the mailbox: a conversation would fill it. Browsers show everything: whoever turns one on wants to
 * hear, and switches off what is too much.
 */
const defaults: AccountSettings["notifications"] = {
  message: { app: true, email: false, push: true },
  application: { app: true, email: true, push: true },
  contract: { app: true, email: true, push: true },
  job_update: { app: true, email: false, push: true },
  system: { app: true, email: false, push: true },
  reminder: { app: true, email: false, push: true },
};

export const channelOf = (choices: NotificationChoices, type: NotificationType): NotificationChannels => ({
  ...defaults[type],
  ...choices[type],
});

/** What a person chose, completed by what holds for those who chose nothing. */
export const channelsOf = (choices: NotificationChoices): AccountSettings["notifications"] => ({
  message: channelOf(choices, "message"),
  application: channelOf(choices, "application"),
  contract: channelOf(choices, "contract"),
  job_update: channelOf(choices, "job_update"),
  system: channelOf(choices, "system"),
  reminder: channelOf(choices, "reminder"),
});

/** Choices with a change to some of them; a channel that is not named stays as it was chosen. */
export const withChange = (
  choices: NotificationChoices,
  change: NotificationChoices,
): NotificationChoices => ({
  ...choices,
  ...Object.fromEntries(
    notificationTypes
      .filter((type) => change[type])
      .map((type) => [type, { ...choices[type], ...change[type] }]),
  ),
});
