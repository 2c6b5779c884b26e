import {
  alertFrequencies,
  availabilityTypes,
  preferredArrangements,
  preferredPracticeAreas,
  preferredPriorities,
  projectDurations,
} from "@caseload/contract/search/search-preference-options";
import { searchOfAdvanced } from "@caseload/contract/search/advanced-filters";
import { useFilterCounts } from "~/lib/use-filter-counts.ts";
import { Button } from "~/ui/button.tsx";
import { CheckboxList } from "~/ui/checkbox-list.tsx";
import { Chips } from "~/ui/chips.tsx";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { withFigures } from "~/ui/option-count.tsx";
import { Select } from "~/ui/select.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { Switch } from "~/ui/switch.tsx";
import { BackgroundFields } from "./background-fields.tsx";
import * as styles from "./preferences.module.css";
import type { PreferenceState } from "./use-preference-set.ts";

export type PreferenceFieldsProps = Pick<PreferenceState, "chosen" | "choose">;

/** The fields with the saved preferences; a search works without them as well. */
export function LoadedPreferenceFields({ state }: { state: PreferenceState }) {
  const { stored } = state;
  if (stored.isPending) {
    return (
      <Loading className={styles.skeleton}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} />
        ))}
      </Loading>
    );
  }
  return (
    <>
      {stored.error && (
        <InlineAlert
          title="We couldn't load your preferences"
          text={stored.error.text}
          onRetry={() => void stored.refetch()}
          retrying={stored.isFetching}
        />
      )}
      <PreferenceFields {...state} />
    </>
  );
}

/** Reset and save; the submit button searches. */
export function PreferenceButtons({ state }: { state: PreferenceState }) {
  const { stored, reset, save, isSaving, isSaved } = state;
  return (
    <div className={styles.buttons}>
      <Button variant="ghost" disabled={stored.isPending} onClick={reset}>
        Reset Filters
      </Button>
      <Button
        disabled={stored.isPending || (isSaved && !isSaving)}
        pending={isSaving}
        pendingText="Saving"
        onClick={save}
      >
        Save Preferences
      </Button>
      <Button variant="primary" type="submit" disabled={stored.isPending}>
        Search with Filters
      </Button>
    </div>
  );
}

const optionsOf = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));
const practiceAreas = optionsOf<string>(preferredPracticeAreas);
const arrangements = optionsOf(preferredArrangements);
const availability = optionsOf(availabilityTypes);
const durations = optionsOf(projectDurations);
const priorities = optionsOf(preferredPriorities);

const searchedArrangement = (name: string): string => (name === "On-site" ? "Onsite" : name);

/** Every field of SPEC.md section 2 "Advanced Search Filters modal", in its order. */
export function PreferenceFields({ chosen, choose }: PreferenceFieldsProps) {
  const counted = useFilterCounts(searchOfAdvanced(chosen));
  return (
    <div className={styles.fields}>
      <FieldGroup label="Practice Areas" className={styles.fullWidth}>
        <CheckboxList
          layout="columns"
          options={withFigures(counted("practiceAreas", practiceAreas))}
          value={chosen.practiceAreas}
          onChange={(areas) => choose({ practiceAreas: areas })}
        />
      </FieldGroup>
      <BackgroundFields chosen={chosen} choose={choose} />
      <FieldGroup label="Work Arrangement">
        <Chips
          options={withFigures(counted("workArrangement", arrangements, searchedArrangement))}
          value={chosen.workArrangement}
          onChange={(workArrangement) => choose({ workArrangement })}
        />
      </FieldGroup>
      <FieldGroup label="Availability" hint="When the work begins.">
        <Chips
          options={withFigures(counted("availabilityType", availability))}
          value={chosen.availabilityType}
          onChange={(availabilityType) => choose({ availabilityType })}
        />
      </FieldGroup>
      <FieldGroup label="Project Duration" hint="Short-term is up to 13 weeks.">
        <Chips
          options={withFigures(counted("projectDuration", durations))}
          value={chosen.projectDuration}
          onChange={(projectDuration) => choose({ projectDuration })}
        />
      </FieldGroup>
      <FieldGroup label="Priority Level" className={styles.fullWidth}>
        <CheckboxList
          layout="row"
          options={withFigures(counted("priority", priorities, (level) => level.toLowerCase()))}
          value={chosen.priorityLevel}
          onChange={(priorityLevel) => choose({ priorityLevel })}
        />
      </FieldGroup>
      <div className={styles.notifications}>
        <AlertFields chosen={chosen} choose={choose} />
      </div>
    </div>
  );
}

/** Alerts for new jobs of saved searches; Save Preferences stores them. */
function AlertFields({ chosen, choose }: PreferenceFieldsProps) {
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
        <Field label="Alert Frequency" className={styles.alertFrequency}>
          <Select
            options={alertFrequencies}
            value={chosen.alertFrequency}
            onValueChange={(alertFrequency) => choose({ alertFrequency })}
          />
        </Field>
        <p className="small muted">
          Push notifications go to the browsers you turned on in Settings, under Notifications.
        </p>
      </div>
    </FieldGroup>
  );
}
