import type { AccountSettings } from "@caseload/contract/account-settings";
import type { NotificationType } from "@caseload/contract/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { api, errorText } from "~/lib/api.ts";
import { apiKey } from "~/lib/query-client.ts";
import { useToast } from "~/ui/toast-context.ts";

export type Channel = "app" | "email";

/** What each type is about, in the order of the list. */
export const notificationWords: Readonly<
  Record<NotificationType, { readonly title: string; readonly about: string }>
> = {
  message: { title: "Messages", about: "Somebody writes to you." },
  application: { title: "Applications", about: "A new one, or a decision about one." },
  contract: { title: "Contracts", about: "Terms to sign, signatures, starts and completions." },
  job_update: { title: "Jobs", about: "A posting that concerns you changes." },
  reminder: { title: "Reminders", about: "Deadlines, and what waits for you." },
  system: { title: "System notices", about: "About your account. They always stay on in the app." },
};
export const notificationOrder = Object.keys(notificationWords) as NotificationType[];

const settingsKey = apiKey("getAccountSettings");

/** Turns a switch at once, saves it in the order of presses, and turns it back when that fails. */
export function useNotificationSwitch() {
  const client = useQueryClient();
  const toast = useToast();
  const last = useRef(Promise.resolve());

  const show = (type: NotificationType, channel: Channel, isOn: boolean): AccountSettings | undefined =>
    client.setQueryData<AccountSettings>(settingsKey, (settings) => {
      if (!settings) return undefined;
      const channels = { ...settings.notifications[type], [channel]: isOn };
      return { ...settings, notifications: { ...settings.notifications, [type]: channels } };
    });

  async function save(type: NotificationType, channel: Channel, isOn: boolean): Promise<void> {
    const channels = client.getQueryData<AccountSettings>(settingsKey)?.notifications[type];
    if (!channels) return;
    try {
      await api("updateAccountSettings", {
        body: { notifications: { [type]: { ...channels, [channel]: isOn } } },
      });
    } catch (error) {
      show(type, channel, !isOn);
      toast.failure("The choice was not saved", errorText(error, "Please try again."));
    }
  }

  return (type: NotificationType, channel: Channel, isOn: boolean): void => {
    show(type, channel, isOn);
    last.current = last.current.then(() => save(type, channel, isOn));
  };
}
