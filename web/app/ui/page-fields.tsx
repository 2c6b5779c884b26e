/** Fields whose control is not one line of text, in the forms of lib/page-form.ts. */
import type { Option } from "@caseload/contract/options";
import { Chips } from "./chips.tsx";
import { Field, FieldGroup } from "./field.tsx";
import { Select } from "./select.tsx";

type Name<Values> = keyof Values & string;

/** A form, as far as its fields need it. */
interface FieldForm<Values extends object> {
  readonly values: Values;
  readonly errors: Readonly<Partial<Record<Name<Values>, string>>>;
  readonly set: (change: Partial<Values>) => void;
  /** Shows from now on what is wrong with a field. */
  readonly leave: (name: Name<Values>) => void;
}

interface PageFieldProps<Values extends object> {
  form: FieldForm<Values>;
  name: Name<Values>;
  label: string;
  options: readonly Option[];
}

interface ChoiceFieldProps<Values extends object> extends PageFieldProps<Values> {
  placeholder?: string;
}

/** One of a list; a stored value that the list lacks shows the placeholder. */
export function ChoiceField<Values extends object>({
  form,
  name,
  label,
  options,
  placeholder,
}: ChoiceFieldProps<Values>) {
  const value = form.values[name];
  return (
    <Field label={label} error={form.errors[name]}>
      <Select
        name={name}
        options={options}
        value={options.find((option) => option.value === value)?.value ?? null}
        onValueChange={(chosen) => form.set({ [name]: chosen } as Partial<Values>)}
        onBlur={() => form.leave(name)}
        placeholder={placeholder}
      />
    </Field>
  );
}

interface ChipsFieldProps<Values extends object> extends PageFieldProps<Values> {
  /** Number of options that are visible at first. */
  first?: number;
}

/** Several of a list, as chips. */
export function ChipsField<Values extends object>({
  form,
  name,
  label,
  options,
  first,
}: ChipsFieldProps<Values>) {
  return (
    <FieldGroup label={label} error={form.errors[name]}>
      <span
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) form.leave(name);
        }}
      >
        <Chips
          options={options}
          first={first}
          value={form.values[name] as readonly string[]}
          onChange={(chosen) => form.set({ [name]: chosen } as Partial<Values>)}
        />
      </span>
    </FieldGroup>
  );
}
