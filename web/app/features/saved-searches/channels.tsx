import { toasts } from "@caseload/contract/toasts";
import { Link } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { Switch } from "~/ui/switch.tsx";
import { useToast } from "~/ui/toast-context.ts";

/** Where alerts of all searches arrive. */
export function Channels() {
  const toast = useToast();
  const { email, emailVerified } = useMember();
  const preferences = useApi("getSearchPreferences").data;
  const { mutate, isPending, variables } = useApiCall("saveSearchPreferences", {
    changes: ["getSearchPreferences"],
    onError: (error) =>
      toast.failure(toasts.preferencesFailed.title, errorText(error, toasts.preferencesFailed.text)),
  });
  const isOn = (isPending ? variables.body.emailAlerts : undefined) ?? preferences?.emailAlerts ?? false;
  return (
    <div className="alert-channels">
      <Switch
        checked={isOn}
        disabled={!preferences}
        onChange={(event) => mutate({ body: { emailAlerts: event.currentTarget.checked } })}
      >
        Email Alerts
      </Switch>
      <p className="small muted">
        {emailVerified
          ? `Letters go to ${email}. Alerts in the app follow `
          : "Letters start once your address is confirmed. Alerts in the app follow "}
        <Link className="link" to="/settings/notifications">
          your settings for jobs
        </Link>
        .
      </p>
    </div>
  );
}
