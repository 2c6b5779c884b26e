import type { Option } from "@caseload/contract/options";
import { Controller, type Control, type FieldValues, type Path } from "react-hook-form";
import { Chips } from "~/ui/chips.tsx";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { Select } from "~/ui/select.tsx";

interface ChoiceProps<Values extends FieldValues> {
  control: Control<Values, unknown, unknown>;
  name: Path<Values>;
  label: string;
  options: readonly Option[];
}

/** One of a list. */
export function ChoiceField<Values extends FieldValues>({
  control,
  name,
  label,
  options,
}: ChoiceProps<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} error={fieldState.error?.message}>
          <Select
            ref={field.ref}
            name={name}
            options={options}
            value={field.value || null}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
          />
        </Field>
      )}
    />
  );
}

/** Several of a list, of which the first few are visible. */
export function ChipsField<Values extends FieldValues>({
  control,
  name,
  label,
  options,
  first,
}: ChoiceProps<Values> & { first: number }) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <FieldGroup label={label} error={fieldState.error?.message}>
          <Chips options={options} first={first} value={field.value} onChange={field.onChange} />
        </FieldGroup>
      )}
    />
  );
}
