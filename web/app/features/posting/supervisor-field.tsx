import type { StoredPosting } from "@caseload/contract/jobs/postings";
import { roleLabel } from "@caseload/contract/role-label";
import { useController } from "react-hook-form";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import type { Output } from "~/lib/api.ts";
import { Field } from "~/ui/field.tsx";
import { Select } from "~/ui/select.tsx";
import type { PostingFormState } from "./posting-fields.tsx";

type Attorney = Output<"listAttorneys">[number];

/** The poster, or else the managing partner or the first attorney, as the server decides it. */
const defaultSupervisor = (attorneys: readonly Attorney[], posterId: number): Attorney | undefined =>
  attorneys.find(({ id }) => id === posterId) ??
  attorneys.find(({ primaryRole }) => primaryRole === "managing_partner") ??
  attorneys.toSorted((one, other) => one.id - other.id)[0];

const labelOf = ({ name, primaryRole }: Attorney): string =>
  primaryRole === null ? name : `${name}, ${roleLabel(primaryRole)}`;

interface SupervisorFieldProps {
  form: PostingFormState;
  /** Absent for a new posting. */
  stored: StoredPosting | undefined;
}

/** The attorney whom the contract will name as supervisor; a firm with one attorney has nothing to choose. */
export function SupervisorField({ form, stored }: SupervisorFieldProps) {
  const user = useMember();
  const attorneys = useApi("listAttorneys").data ?? [];
  const { field, fieldState } = useController({ control: form.control, name: "supervisorId" });
  const { ref: attach, value, onChange, onBlur } = field;
  const preset = defaultSupervisor(attorneys, stored?.postedById ?? user.id);
  if (!preset || attorneys.length < 2) return null;
  const options = [
    { value: "", label: `Default: ${preset.id === user.id ? "you" : labelOf(preset)}` },
    ...attorneys.map((attorney) => ({ value: String(attorney.id), label: labelOf(attorney) })),
  ];
  return (
    <Field
      label="Supervising attorney"
      hint="Named in the contract. By default the person who posts the job, or the managing partner if they can't supervise."
      error={fieldState.error?.message}
    >
      <Select
        ref={attach}
        options={options}
        value={typeof value === "number" ? String(value) : ""}
        onValueChange={(chosen) => onChange(chosen === "" ? null : Number(chosen))}
        onBlur={onBlur}
      />
    </Field>
  );
}
