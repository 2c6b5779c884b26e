import { budgetKindLabels, budgetKinds, type BudgetKind } from "@caseload/contract/jobs/posting-options";
import { Suspense } from "react";
import { useController, useWatch } from "react-hook-form";
import { Field } from "~/ui/field.tsx";
import { FieldRow } from "~/ui/field-row.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";
import { Select } from "~/ui/select.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { BudgetLineField, DeadlineField, type PostingFormState } from "./posting-fields.tsx";

const MedianPay = lazyPart(() => import("./median-pay.tsx"));

const asNumber = { setValueAs: (typed: unknown) => (typed === "" || typed === null ? null : Number(typed)) };

const freeText = "words";
const payOptions: readonly { value: BudgetKind | typeof freeText; label: string }[] = [
  ...budgetKinds.map((value) => ({ value, label: budgetKindLabels[value] })),
  { value: freeText, label: "Negotiable or custom" },
];

/** Positions, deadline and pay. */
export function TermFields({ form }: { form: PostingFormState }) {
  return (
    <>
      <FieldRow>
        <Field label="Positions" error={form.formState.errors.positions?.message}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={50}
            {...form.register("positions", asNumber)}
          />
        </Field>
        <DeadlineField form={form} />
      </FieldRow>
      <PayFields form={form} />
    </>
  );
}

/** An hourly range, a flat fee, or free text. */
function PayFields({ form }: { form: PostingFormState }) {
  const kind = useWatch({ control: form.control, name: "budgetKind" }) ?? null;
  const { field } = useController({ control: form.control, name: "budgetKind" });
  const { ref: attach, onChange, onBlur } = field;
  return (
    <>
      <Field label="Pay">
        <Select
          ref={attach}
          options={payOptions}
          value={kind ?? freeText}
          onValueChange={(value) => onChange(value === freeText ? null : value)}
          onBlur={onBlur}
        />
      </Field>
      {kind !== "flat" && <MedianPayNote form={form} />}
      {kind === null && <BudgetLineField form={form} />}
      {kind === "flat" && <AmountField form={form} name="budgetMin" label="Fee" />}
      {kind === "hourly" && (
        <FieldRow>
          <AmountField form={form} name="budgetMin" label="Lowest hourly rate" />
          <AmountField form={form} name="budgetMax" label="Highest hourly rate" optional />
        </FieldRow>
      )}
    </>
  );
}

/** Its code is loaded once there is an area to look up. */
function MedianPayNote({ form }: { form: PostingFormState }) {
  const practiceArea = useWatch({ control: form.control, name: "practiceArea" });
  if (!practiceArea)
    return (
      <p className="small muted">
        Choose a practice area under Requirements to see the median hourly pay of open postings.
      </p>
    );
  return (
    <Suspense>
      <MedianPay form={form} practiceArea={practiceArea} />
    </Suspense>
  );
}

interface AmountFieldProps {
  form: PostingFormState;
  name: "budgetMin" | "budgetMax";
  label: string;
  optional?: boolean;
}

const AmountField = ({ form, name, label, optional }: AmountFieldProps) => (
  <Field label={label} optional={optional} error={form.formState.errors[name]?.message}>
    <TextInput
      type="number"
      inputMode="decimal"
      min={1}
      step="any"
      prefix="$"
      {...form.register(name, asNumber)}
    />
  </Field>
);
