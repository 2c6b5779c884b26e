import { formatCents } from "@caseload/contract/engagements/money-text";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { useController, useFieldArray, useWatch } from "react-hook-form";
import { centsOf } from "~/lib/typed-amounts.ts";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { FieldRow } from "~/ui/field-row.tsx";
import { Segmented } from "~/ui/segmented.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { FieldList } from "./field-list.tsx";
import { blankMilestone, type TermsDraft } from "./terms-draft.ts";
import type { TermsForm } from "./use-terms-form.ts";
import * as styles from "./terms-editor.module.css";

const kinds: readonly { value: TermsDraft["payKind"]; label: string }[] = [
  { value: "hourly", label: "Hourly" },
  { value: "flat", label: "Flat Fee" },
];

interface PayFieldsProps {
  form: TermsForm;
  /** Whether the terms may stay without a price, as an offer without one does. */
  mayBeOpen: boolean;
}

/** An hourly rate with a cap, or a flat fee by milestones; then when it is paid. */
export function PayFields({ form, mayBeOpen }: PayFieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const { field } = useController({ control, name: "payKind" });
  const { value: kind, onChange } = field;
  return (
    <>
      <FieldGroup label="Pay" error={errors.payKind?.message}>
        <Segmented
          label="Pay"
          options={mayBeOpen ? [...kinds, { value: "open", label: "Not Set" }] : kinds}
          value={kind}
          onChange={onChange}
          equalOnPhones
        />
      </FieldGroup>
      {kind === "hourly" && (
        <FieldRow>
          <Field label="Rate per hour" error={errors.rate?.message}>
            <TextInput prefix="$" inputMode="decimal" autoComplete="off" {...register("rate")} />
          </Field>
          <Field label="Cap in hours" optional hint="Leave empty for no cap" error={errors.cap?.message}>
            <TextInput inputMode="decimal" autoComplete="off" {...register("cap")} />
          </Field>
        </FieldRow>
      )}
      {kind === "flat" && (
        <>
          <Field label="Total fee" error={errors.total?.message}>
            <TextInput prefix="$" inputMode="decimal" autoComplete="off" {...register("total")} />
          </Field>
          <MilestoneFields form={form} />
        </>
      )}
      <FieldRow>
        <Field label="Payment due" hint="Days after an invoice is sent" error={errors.paymentDays?.message}>
          <TextInput inputMode="numeric" autoComplete="off" {...register("paymentDays")} />
        </Field>
        {kind === "hourly" && (
          <Field
            label="Auto-approve timesheets"
            optional
            hint="Days without a response; leave empty for never"
            error={errors.autoApproveDays?.message}
          >
            <TextInput inputMode="numeric" autoComplete="off" {...register("autoApproveDays")} />
          </Field>
        )}
      </FieldRow>
    </>
  );
}

function MilestoneFields({ form }: { form: TermsForm }) {
  const { control, register, formState } = form;
  const list = useFieldArray({ control, name: "milestones" });
  const problems = formState.errors.milestones;
  return (
    <FieldGroup label="Milestones" hint={<MilestoneSum form={form} />} error={problems?.root?.message}>
      <FieldList
        list={list}
        noun="milestone"
        addLabel="Add Milestone"
        min={1}
        max={engagementLimits.milestones}
        onAdd={() => list.append(blankMilestone)}
      >
        {(index) => (
          <div className={styles.milestoneFields}>
            <Field label={`Milestone ${index + 1}`} error={problems?.[index]?.title?.message}>
              <TextInput {...register(`milestones.${index}.title`)} />
            </Field>
            <FieldRow>
              <Field label={`Due date ${index + 1}`} optional error={problems?.[index]?.dueOn?.message}>
                <TextInput type="date" {...register(`milestones.${index}.dueOn`)} />
              </Field>
              <Field label={`Amount ${index + 1}`} error={problems?.[index]?.amount?.message}>
                <TextInput
                  prefix="$"
                  inputMode="decimal"
                  autoComplete="off"
                  {...register(`milestones.${index}.amount`)}
                />
              </Field>
            </FieldRow>
          </div>
        )}
      </FieldList>
    </FieldGroup>
  );
}

/** "$1,200.00 of $1,500.00, $300.00 left" */
export function sumText(total: string, amounts: readonly string[]): string {
  const sum = amounts.map(centsOf).filter((cents) => !Number.isNaN(cents));
  const added = sum.reduce((before, cents) => before + cents, 0);
  const whole = centsOf(total);
  if (Number.isNaN(whole)) return `${formatCents(added)} so far`;
  const left = whole - added;
  const of = `${formatCents(added)} of ${formatCents(whole)}`;
  if (left === 0) return `${of}, adds up`;
  return left > 0 ? `${of}, ${formatCents(left)} left` : `${of}, ${formatCents(-left)} too much`;
}

function MilestoneSum({ form: { control } }: { form: TermsForm }) {
  const total = useWatch({ control, name: "total" });
  const milestones = useWatch({ control, name: "milestones" });
  return (
    <span aria-live="polite">
      {sumText(
        total,
        milestones.map(({ amount }) => amount),
      )}
    </span>
  );
}
