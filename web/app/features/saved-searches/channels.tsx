import { toasts } from "@caseload/contract/toasts";
import { Link } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { Switch } from "~/ui/switch.tsx";
import { useToast } from "~/ui/toast-context.ts";
import styles from "./saved-searches.module.css";

const names = { emailAlerts: "Email Alerts", pushNotifications: "Push Notifications" } as const;

/** Where alerts of all searches arrive. */
export function Channels() {
  const { email, emailVerified } = useMember();
  return (
    <div className={styles.alertChannels}>
      <ChannelSwitch channel="emailAlerts" />
      <ChannelSwitch channel="pushNotifications" />
      <p className="small muted">
        {emailVerified ? `Letters go to ${email}. ` : "Letters start once your address is confirmed. "}
        Alerts in the app, and the browsers that push reaches, follow{" "}
        <Link className="link" to="/settings/notifications">
          your settings
        </Link>
        .
      </p>
    </div>
  );
}

function ChannelSwitch({ channel }: { channel: keyof typeof names }) {
  const toast = useToast();
  const preferences = useApi("getSearchPreferences").data;
  const { mutate, isPending, variables } = useApiCall("saveSearchPreferences", {
    changes: ["getSearchPreferences"],
    onError: (error) =>
      toast.failure(toasts.preferencesFailed.title, errorText(error, toasts.preferencesFailed.text)),
  });
  const isOn = (isPending ? variables.body[channel] : undefined) ?? preferences?.[channel] ?? false;
  return (
    <Switch
      checked={isOn}
      disabled={!preferences}
      onChange={(event) => mutate({ body: { [channel]: event.currentTarget.checked } })}
    >
      {names[channel]}
    </Switch>
  );
}
