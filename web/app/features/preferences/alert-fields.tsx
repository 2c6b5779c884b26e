import { alertFrequencies } from "@caseload/contract/search/search-preference-options";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { Select } from "~/ui/select.tsx";
import { Switch } from "~/ui/switch.tsx";
import type { PreferenceFieldsProps } from "./preference-fields.tsx";
import styles from "./preferences.module.css";

/** How new jobs that saved searches find are told; kept by Save Preferences. */
export function AlertFields({ chosen, choose }: PreferenceFieldsProps) {
  return (
    <FieldGroup label="Notification Preferences">
      <div className={styles.alerts}>
        <Switch
          checked={chosen.emailAlerts}
          onChange={(event) => choose({ emailAlerts: event.currentTarget.checked })}
        >
          Email Alerts
        </Switch>
        <Switch
          checked={chosen.pushNotifications}
          onChange={(event) => choose({ pushNotifications: event.currentTarget.checked })}
        >
          Push Notifications
        </Switch>
        <Field label="Alert Frequency">
          <Select
            options={alertFrequencies}
            value={chosen.alertFrequency}
            onValueChange={(alertFrequency) => choose({ alertFrequency })}
          />
        </Field>
        <p className="small muted">
          Push reaches the browsers that you turned on under Settings, Notifications.
        </p>
      </div>
    </FieldGroup>
  );
}
