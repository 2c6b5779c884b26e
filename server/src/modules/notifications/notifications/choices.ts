import type { AccountSettings, NotificationChannels } from "@caseload/contract/accounts/account-settings";
import { type NotificationType, notificationTypes } from "@caseload/contract/notifications/notifications";
import type { NotificationChoices } from "../../../platform/db/schema/accounts.ts";

/**
 * Messages are not emailed by default, because a conversation would fill the mailbox. Push is on for all types, because
 * users turn it on per browser.
 */
const defaults: AccountSettings["notifications"] = {
  message: { app: true, email: false, push: true },
  application: { app: true, email: true, push: true },
  contract: { app: true, email: true, push: true },
  job_update: { app: true, email: false, push: true },
  system: { app: true, email: false, push: true },
  reminder: { app: true, email: false, push: true },
};

export const resolveChannel = (
  choices: NotificationChoices,
  type: NotificationType,
): NotificationChannels => ({
  ...defaults[type],
  ...choices[type],
});

/** Returns a user's choices, completed with the defaults. */
export const resolveChannels = (choices: NotificationChoices): AccountSettings["notifications"] => ({
  message: resolveChannel(choices, "message"),
  application: resolveChannel(choices, "application"),
  contract: resolveChannel(choices, "contract"),
  job_update: resolveChannel(choices, "job_update"),
  system: resolveChannel(choices, "system"),
  reminder: resolveChannel(choices, "reminder"),
});

/** Merges changed channels into a user's choices. */
export const mergeChoices = (
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
