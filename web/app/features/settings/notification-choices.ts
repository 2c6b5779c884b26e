import type { AccountSettings } from "@caseload/contract/accounts/account-settings";
import type { NotificationType } from "@caseload/contract/notifications/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api, errorText } from "~/lib/api.ts";
import { apiKey } from "~/lib/query-client.ts";
import { useToast } from "~/ui/toast-context.ts";

export type Channel = "app" | "email" | "push";

/** What each type is about, in the order of the list. */
export const notificationTypeTexts: Readonly<
  Record<NotificationType, { readonly title: string; readonly about: string }>
> = {
  message: { title: "Messages", about: "Somebody writes to you." },
  application: { title: "Applications", about: "A new one, or a decision about one." },
  contract: { title: "Contracts", about: "Terms to sign, signatures, starts and completions." },
  job_update: { title: "Jobs", about: "A posting that concerns you changes." },
  reminder: { title: "Reminders", about: "Deadlines, and what waits for you." },
  system: { title: "System notices", about: "About your account. They always stay on in the app." },
};
export const notificationOrder = Object.keys(notificationTypeTexts) as NotificationType[];

type Choices = AccountSettings["notifications"];
interface Press {
  readonly isOn: boolean;
  readonly number: number;
}

const settingsKey = apiKey("getAccountSettings");
const nameOf = (type: NotificationType, channel: Channel): string => `${type} ${channel}`;

export interface NotificationSwitches {
  isOn: (type: NotificationType, channel: Channel) => boolean;
  turn: (type: NotificationType, channel: Channel, isOn: boolean) => void;
}

/**
 * Turns a switch at once, saves it in the order of presses, and turns it back when that fails. What was pressed counts
 * until it is saved, even if an older response arrives meanwhile.
 */
export function useNotificationSwitches(): NotificationSwitches {
  const client = useQueryClient();
  const toast = useToast();
  const [pressed, setPressed] = useState<ReadonlyMap<string, Press>>(new Map());
  const presses = useRef(0);
  const last = useRef(Promise.resolve());
  const saved = (): Choices | undefined => client.getQueryData<AccountSettings>(settingsKey)?.notifications;

  async function save(type: NotificationType, channel: Channel, isOn: boolean): Promise<void> {
    try {
      const body = { notifications: { [type]: { [channel]: isOn } } };
      const settings = await api("updateAccountSettings", { body });
      await client.cancelQueries({ queryKey: settingsKey });
      client.setQueryData<AccountSettings>(settingsKey, settings);
    } catch (error) {
      toast.failure("The choice was not saved", errorText(error, "Please try again."));
    }
  }

  const forget = (name: string, { number }: Press): void =>
    setPressed((all) =>
      all.get(name)?.number === number ? new Map([...all].filter(([one]) => one !== name)) : all,
    );

  return {
    isOn: (type, channel) => pressed.get(nameOf(type, channel))?.isOn ?? saved()?.[type][channel] ?? false,
    turn: (type, channel, isOn) => {
      const name = nameOf(type, channel);
      presses.current += 1;
      const press = { isOn, number: presses.current };
      setPressed((all) => new Map(all).set(name, press));
      last.current = last.current.then(() => save(type, channel, isOn)).then(() => forget(name, press));
    },
  };
}
