/** Fields whose control is not a native input, wired to react-hook-form. Imported by lazily loaded forms only. */
import type { Option } from "@caseload/contract/options";
import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { Chips } from "./chips.tsx";
import { Field, FieldGroup } from "./field.tsx";
import { Select } from "./select.tsx";

interface ControlledProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  options: readonly Option[];
}

interface SelectFieldProps<Values extends FieldValues, Sent> extends ControlledProps<Values, Sent> {
  placeholder?: string;
}

/** One of a list; a stored value that the list lacks shows the placeholder. */
export function SelectField<Values extends FieldValues, Sent>({
  control,
  name,
  label,
  hint,
  optional,
  options,
  placeholder,
}: SelectFieldProps<Values, Sent>) {
  const { field, fieldState } = useController({ control, name });
  const chosen = options.find((option) => option.value === field.value);
  return (
    <Field label={label} hint={hint} optional={optional} error={fieldState.error?.message}>
      <Select
        ref={field.ref}
        options={options}
        value={chosen?.value ?? null}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        placeholder={placeholder}
      />
    </Field>
  );
}

/** Several of a list, as chips. */
export function ChipsField<Values extends FieldValues, Sent>({
  control,
  name,
  label,
  hint,
  optional,
  options,
}: ControlledProps<Values, Sent>) {
  const { field, fieldState } = useController({ control, name });
  const value: readonly string[] = field.value ?? [];
  return (
    <FieldGroup label={label} hint={hint} optional={optional} error={fieldState.error?.message}>
      <span
        ref={(element) => {
          field.ref({ focus: () => element?.querySelector<HTMLElement>(".chip")?.focus() });
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) field.onBlur();
        }}
      >
        <Chips options={options} value={value} onChange={field.onChange} />
      </span>
    </FieldGroup>
  );
}
