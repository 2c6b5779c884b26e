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
  const { ref: attach, value, onChange, onBlur } = field;
  const chosen = options.find((option) => option.value === value);
  return (
    <Field label={label} hint={hint} optional={optional} error={fieldState.error?.message}>
      <Select
        ref={attach}
        options={options}
        value={chosen?.value ?? null}
        onValueChange={onChange}
        onBlur={onBlur}
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
  const { ref: attach, onChange, onBlur } = field;
  const value: readonly string[] = field.value ?? [];
  return (
    <FieldGroup label={label} hint={hint} optional={optional} error={fieldState.error?.message}>
      <span
        ref={(element) => {
          attach({ focus: () => element?.querySelector<HTMLElement>(".chip")?.focus() });
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
        }}
      >
        <Chips options={options} value={value} onChange={onChange} />
      </span>
    </FieldGroup>
  );
}
