import type { ReactNode } from "react";
import { useController, type Control, type FieldPath, type FieldValues } from "react-hook-form";
import { Field } from "./field.tsx";
import { WordsInput } from "./words-input.tsx";

interface WordsFieldProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Words for what has been typed. */
  suggest: (typed: string) => Promise<readonly string[]>;
  placeholder?: string;
  /** Words may hold commas, as names do. */
  withCommas?: boolean;
}

/** Any number of words, typed or suggested, wired to react-hook-form. Imported by lazily loaded forms only. */
export function WordsField<Values extends FieldValues, Sent>({
  control,
  name,
  label,
  hint,
  optional,
  suggest,
  placeholder,
  withCommas,
}: WordsFieldProps<Values, Sent>) {
  const { field, fieldState } = useController({ control, name });
  const { ref: attach, value, onChange, onBlur } = field;
  const problems = fieldState.error;
  // A list's own message, or that of its first wrong word.
  const [first] = Array.isArray(problems) ? problems.filter(Boolean) : [problems];
  return (
    <Field label={label} hint={hint} optional={optional} error={first?.message}>
      <WordsInput
        ref={attach}
        label={label}
        value={value ?? []}
        onChange={onChange}
        onBlur={onBlur}
        suggest={suggest}
        placeholder={placeholder}
        withCommas={withCommas}
      />
    </Field>
  );
}
