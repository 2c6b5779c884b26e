import type { AccountSettings } from "@caseload/contract/account-settings";
import type { NotificationType } from "@caseload/contract/notifications";
import { Link } from "react-router";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { Switch } from "~/ui/switch.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import {
  notificationOrder,
  notificationWords,
  useNotificationSwitch,
  type Channel,
} from "./notification-choices.ts";
import { Answered, SettingsSection } from "./settings-section.tsx";

const channelWords: Record<Channel, string> = { app: "In the app", email: "By email" };
const channels = ["app", "email"] as const;

export function NotificationsSection() {
  const settings = useApi("getAccountSettings");
  const { emailVerified } = useMember();
  return (
    <SettingsSection id="notifications">
      {!emailVerified && (
        <div className="setting">
          <p className="note">
            Letters start once your address is{" "}
            <Link className="link" to="/settings/name" preventScrollReset>
              confirmed
            </Link>
            .
          </p>
        </div>
      )}
      <Answered query={settings} what="Your choices" rows={notificationOrder.length}>
        {({ notifications }) => (
          <>
            <div className="channel-heads" aria-hidden="true">
              {channels.map((channel) => (
                <span key={channel} className="label">
                  {channelWords[channel]}
                </span>
              ))}
            </div>
            {notificationOrder.map((type) => (
              <ChannelRow key={type} type={type} chosen={notifications[type]} />
            ))}
          </>
        )}
      </Answered>
    </SettingsSection>
  );
}

interface ChannelRowProps {
  type: NotificationType;
  chosen: AccountSettings["notifications"][NotificationType];
}

function ChannelRow({ type, chosen }: ChannelRowProps) {
  const turn = useNotificationSwitch();
  const { title, about } = notificationWords[type];
  return (
    <div className="setting channels" role="group" aria-label={title}>
      <div>
        <h3 className="value">{title}</h3>
        <p className="note">{about}</p>
      </div>
      {channels.map((channel) => (
        <Switch
          key={channel}
          checked={chosen[channel]}
          disabled={type === "system" && channel === "app"}
          onChange={(event) => turn(type, channel, event.currentTarget.checked)}
        >
          <VisuallyHidden>{title}: </VisuallyHidden>
          <span className="channel">{channelWords[channel]}</span>
        </Switch>
      ))}
    </div>
  );
}
