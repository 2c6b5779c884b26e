import type { NotificationType } from "@caseload/contract/notifications/notifications";
import { Link } from "react-router";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { Switch } from "~/ui/switch.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { PushDevices } from "./push-devices.tsx";
import { QueryResult, SettingsSection } from "./settings-section.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./settings.module.css";
import type { AccountSettings } from "@caseload/contract/accounts/account-settings";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api, errorText } from "~/lib/api.ts";
import { apiKey } from "~/lib/query-client.ts";
import { useToast } from "~/ui/toast-context.ts";

const channelLabels: Record<Channel, string> = { app: "In the app", email: "By email", push: "By push" };
const channels = ["app", "email", "push"] as const;

export function NotificationsSection() {
  const settings = useApi("getAccountSettings");
  const { emailVerified } = useMember();
  const switches = useNotificationSwitches();
  return (
    <SettingsSection id="notifications">
      {!emailVerified && (
        <div className={styles.setting}>
          <p className={styles.note}>
            Emails start once your address is{" "}
            <Link className="link" to="/settings/name" preventScrollReset>
              confirmed
            </Link>
            .
          </p>
        </div>
      )}
      <QueryResult query={settings} what="your choices" rows={notificationOrder.length}>
        {() => (
          <>
            <div className={styles.channelHeads} aria-hidden="true">
              {channels.map((channel) => (
                <span key={channel} className="label">
                  {channelLabels[channel]}
                </span>
              ))}
            </div>
            {notificationOrder.map((type) => (
              <ChannelRow key={type} type={type} switches={switches} />
            ))}
          </>
        )}
      </QueryResult>
      <PushDevices />
      <div className={styles.setting}>
        <p className="small muted">
          To choose which new jobs we alert you to, and how often, see your{" "}
          <Link className="link" to="/search/saved">
            saved searches
          </Link>{" "}
          and your{" "}
          <Link className="link" to="/preferences">
            search preferences
          </Link>
          .
        </p>
      </div>
    </SettingsSection>
  );
}

interface ChannelRowProps {
  type: NotificationType;
  switches: NotificationSwitches;
}

function ChannelRow({ type, switches }: ChannelRowProps) {
  const { title, about } = notificationTypeTexts[type];
  return (
    <div className={classNames(styles.setting, styles.channels)} role="group" aria-label={title}>
      <div>
        <h3 className={styles.value}>{title}</h3>
        <p className={styles.note}>{about}</p>
      </div>
      {channels.map((channel) => (
        <Switch
          className={styles.channelSwitch}
          key={channel}
          checked={switches.isOn(type, channel)}
          disabled={type === "system" && channel === "app"}
          onChange={(event) => switches.turn(type, channel, event.currentTarget.checked)}
        >
          <VisuallyHidden>{title}: </VisuallyHidden>
          <span className={styles.channelName}>{channelLabels[channel]}</span>
        </Switch>
      ))}
    </div>
  );
}

type Channel = "app" | "email" | "push";

/** What each type is about, in the order of the list. */
const notificationTypeTexts: Readonly<
  Record<NotificationType, { readonly title: string; readonly about: string }>
> = {
  message: { title: "Messages", about: "You receive a message." },
  application: { title: "Applications", about: "New applications and decisions." },
  contract: { title: "Contracts", about: "Terms to sign, signatures, starts and completions." },
  job_update: { title: "Jobs", about: "A job you're involved in changes." },
  reminder: { title: "Reminders", about: "Deadlines and open tasks." },
  system: { title: "System notices", about: "About your account. Always on in the app." },
};
const notificationOrder = Object.keys(notificationTypeTexts) as NotificationType[];

type Choices = AccountSettings["notifications"];
interface Press {
  readonly isOn: boolean;
  readonly number: number;
}

const settingsKey = apiKey("getAccountSettings");
const nameOf = (type: NotificationType, channel: Channel): string => `${type} ${channel}`;

interface NotificationSwitches {
  isOn: (type: NotificationType, channel: Channel) => boolean;
  turn: (type: NotificationType, channel: Channel, isOn: boolean) => void;
}

/**
 * Turns a switch at once, saves it in the order of presses, and turns it back when that fails. What was pressed counts
 * until it is saved, even if an older response arrives meanwhile.
 */
function useNotificationSwitches(): NotificationSwitches {
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
      toast.failure("We couldn't save your choice", errorText(error, "Please try again."));
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
