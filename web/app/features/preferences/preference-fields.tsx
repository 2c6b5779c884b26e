import {
  availabilityTypes,
  preferredArrangements,
  preferredPracticeAreas,
  preferredPriorities,
  projectDurations,
} from "@caseload/contract/search/search-preference-options";
import { CheckboxList } from "~/ui/checkbox.tsx";
import { Chips } from "~/ui/chips.tsx";
import { FieldGroup } from "~/ui/field.tsx";
import { AlertFields } from "./alert-fields.tsx";
import { BackgroundFields } from "./background-fields.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./preferences.module.css";
import type { PreferenceState } from "./use-preference-set.ts";

export type PreferenceFieldsProps = Pick<PreferenceState, "chosen" | "choose">;

const optionsOf = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));
const practiceAreas = optionsOf<string>(preferredPracticeAreas);
const arrangements = optionsOf(preferredArrangements);
const starts = optionsOf(availabilityTypes);
const durations = optionsOf(projectDurations);
const priorities = optionsOf(preferredPriorities);

/** Every field of SPEC.md section 2 "Advanced Search Filters modal", in its order. */
export function PreferenceFields({ chosen, choose }: PreferenceFieldsProps) {
  return (
    <div className={styles.preferenceFields}>
      <FieldGroup label="Practice Areas" className={classNames(styles.areas, styles.fullWidth)}>
        <CheckboxList
          options={practiceAreas}
          value={chosen.practiceAreas}
          onChange={(areas) => choose({ practiceAreas: areas })}
        />
      </FieldGroup>
      <BackgroundFields chosen={chosen} choose={choose} />
      <FieldGroup label="Work Arrangement">
        <Chips
          options={arrangements}
          value={chosen.workArrangement}
          onChange={(workArrangement) => choose({ workArrangement })}
        />
      </FieldGroup>
      <FieldGroup label="Availability" hint="When the work begins.">
        <Chips
          options={starts}
          value={chosen.availabilityType}
          onChange={(availabilityType) => choose({ availabilityType })}
        />
      </FieldGroup>
      <FieldGroup label="Project Duration" hint="Short-term is up to 13 weeks.">
        <Chips
          options={durations}
          value={chosen.projectDuration}
          onChange={(projectDuration) => choose({ projectDuration })}
        />
      </FieldGroup>
      <FieldGroup label="Priority Level" className={styles.fullWidth}>
        <CheckboxList
          layout="row"
          options={priorities}
          value={chosen.priorityLevel}
          onChange={(priorityLevel) => choose({ priorityLevel })}
        />
      </FieldGroup>
      <div className={styles.apart}>
        <AlertFields chosen={chosen} choose={choose} />
      </div>
    </div>
  );
}
