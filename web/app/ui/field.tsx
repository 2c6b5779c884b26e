import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { useId, useMemo } from "react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { FieldContext } from "./field-context.ts";

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Shows the hint below an error too, for a rule that the error does not repeat. */
  keepsHint?: boolean;
  /** Replaces the hint; pass react-hook-form's `errors.name?.message`. */
  error?: string | undefined;
  optional?: boolean;
  className?: string;
  children: ReactNode;
}

/** A label above one control and a line below it; the control inside wires itself. */
export function Field({ label, hint, keepsHint, error, optional, className, children }: FieldProps) {
  const { ids, context } = useFieldIds(Boolean(hint), Boolean(error));
  return (
    <div className={classNames("field", className)}>
      <label className="label" id={ids.label} htmlFor={ids.control}>
        <LabelText label={label} optional={optional} />
      </label>
      <FieldContext value={context}>{children}</FieldContext>
      <FieldLine id={ids.line} hint={hint} keepsHint={keepsHint} error={error} />
    </div>
  );
}

interface FieldGroupProps extends Omit<FieldProps, "keepsHint"> {
  /** For a group whose section has the label as its heading. */
  isLabelHidden?: boolean;
}

/** The same for a group of controls: chips, radios, checkboxes. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, hint, error, optional, isLabelHidden, className, children } = props;
  const { ids } = useFieldIds(Boolean(hint), Boolean(error));
  return (
    <fieldset
      className={classNames("field", className)}
      aria-describedby={hint || error ? ids.line : undefined}
    >
      <legend className={isLabelHidden ? "visually-hidden" : "label"}>
        <LabelText label={label} optional={optional} />
      </legend>
      {children}
      <FieldLine id={ids.line} hint={hint} error={error} />
    </fieldset>
  );
}

function useFieldIds(hasHint: boolean, hasError: boolean) {
  const id = useId();
  return useMemo(() => {
    const ids = { control: `${id}control`, label: `${id}label`, line: `${id}line` };
    const describedBy = hasHint || hasError ? ids.line : undefined;
    const context = {
      controlId: ids.control,
      labelId: ids.label,
      describedBy,
      invalid: hasError,
    };
    return { ids, context };
  }, [id, hasHint, hasError]);
}

function LabelText({ label, optional }: { label: ReactNode; optional: boolean | undefined }) {
  return (
    <>
      {label}
      {optional && <span className="optional"> (optional)</span>}
    </>
  );
}

interface FieldLineProps {
  id: string;
  hint: ReactNode;
  keepsHint?: boolean | undefined;
  error: string | undefined;
}

function FieldLine({ id, hint, keepsHint, error }: FieldLineProps) {
  if (error && keepsHint)
    return (
      <div id={id}>
        <FieldLine id={`${id}error`} hint={null} error={error} />
        <FieldLine id={`${id}hint`} hint={hint} error={undefined} />
      </div>
    );
  if (error) {
    return (
      <span className="error" id={id}>
        <CircleAlert className="icon" />
        {error}
      </span>
    );
  }
  if (!hint) return null;
  return (
    <span className="hint" id={id}>
      {hint}
    </span>
  );
}
