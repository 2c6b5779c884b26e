import type { NotificationType } from "@caseload/contract/notifications/notifications";
import { Link } from "react-router";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { Switch } from "~/ui/switch.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import {
  notificationOrder,
  notificationTypeTexts,
  useNotificationSwitches,
  type Channel,
  type NotificationSwitches,
} from "./notification-choices.ts";
import { PushDevices } from "./push-devices.tsx";
import { QueryResult, SettingsSection } from "./settings-section.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./settings.module.css";

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
            Letters start once your address is{" "}
            <Link className="link" to="/settings/name" preventScrollReset>
              confirmed
            </Link>
            .
          </p>
        </div>
      )}
      <QueryResult query={settings} what="Your choices" rows={notificationOrder.length}>
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
          Which new jobs are reported, and how often, is said by your{" "}
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
