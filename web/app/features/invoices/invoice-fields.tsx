import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import type { Invoiceable } from "@caseload/contract/engagements/new-invoice";
import { formatCents } from "@caseload/contract/engagements/money-text";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash";
import { useRef } from "react";
import { type UseFormReturn, useController, useFieldArray } from "react-hook-form";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { FieldRow } from "~/ui/field-row.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import type { InvoiceInput, InvoiceValues } from "./invoice-form.ts";
import { ReceiptField } from "./receipt-field.tsx";
import * as styles from "./invoice-dialogs.module.css";

type InvoiceForm = UseFormReturn<InvoiceValues, unknown, InvoiceInput>;

interface MilestoneChoiceProps {
  form: InvoiceForm;
  milestones: Invoiceable["milestones"];
}

/** The milestones of flat pay; those that are on an invoice can't be chosen. */
export function MilestoneChoice({ form, milestones }: MilestoneChoiceProps) {
  const { day } = useFormat();
  const { field } = useController({ control: form.control, name: "milestones" });
  if (milestones.length === 0) return null;
  return (
    <FieldGroup label="Milestones" error={form.formState.errors.milestones?.message}>
      <div className={styles.choices}>
        {milestones.map(({ index, title, dueOn, cents, invoiced }) => (
          <Checkbox
            key={index}
            disabled={invoiced}
            checked={invoiced || field.value.includes(index)}
            onChange={(event) =>
              field.onChange(
                event.currentTarget.checked
                  ? [...field.value, index]
                  : field.value.filter((one) => one !== index),
              )
            }
          >
            <span className={styles.choice}>
              <span>
                {title}
                <small>
                  {invoiced ? " Invoiced" : ""}
                  {!invoiced && dueOn !== null ? ` Due ${day(dueOn)}` : ""}
                </small>
              </span>
              <b>{formatCents(cents)}</b>
            </span>
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}

interface ExpenseFieldsProps {
  contractId: number;
  form: InvoiceForm;
  expenses: Invoiceable["expenses"];
  today: string;
}

/** Expenses, as far as the terms reimburse them. */
export function ExpenseFields({ contractId, form, expenses, today }: ExpenseFieldsProps) {
  const list = useFieldArray({ control: form.control, name: "expenses" });
  const addButton = useRef<HTMLButtonElement>(null);
  if (!expenses.allowed)
    return <p className={styles.note}>The terms of this contract don't reimburse expenses.</p>;
  const problems = form.formState.errors.expenses;
  const { leftCents } = expenses;
  return (
    <FieldGroup
      label="Expenses"
      optional
      hint={leftCents === null ? undefined : `${formatCents(leftCents)} left under the expense cap`}
      error={problems?.root?.message ?? problems?.message}
    >
      <div className={styles.expenses}>
        {list.fields.map(({ id }, index) => (
          <div key={id} className={styles.expense} role="group" aria-label={`Expense ${index + 1}`}>
            <div className={styles.expenseHead}>
              Expense {index + 1}
              <IconButton
                label={`Remove expense ${index + 1}`}
                icon={Trash}
                iconSize="s"
                onClick={() => {
                  list.remove(index);
                  addButton.current?.focus();
                }}
              />
            </div>
            <Field label="Description" error={problems?.[index]?.description?.message}>
              <TextInput
                maxLength={engagementLimits.expenseDescription}
                autoComplete="off"
                {...form.register(`expenses.${index}.description`)}
              />
            </Field>
            <FieldRow>
              <Field label="Date" error={problems?.[index]?.day?.message}>
                <TextInput type="date" max={today} {...form.register(`expenses.${index}.day`)} />
              </Field>
              <Field label="Amount" error={problems?.[index]?.cents?.message}>
                <TextInput
                  prefix="$"
                  inputMode="decimal"
                  autoComplete="off"
                  {...form.register(`expenses.${index}.cents`)}
                />
              </Field>
            </FieldRow>
            <ReceiptField contractId={contractId} form={form} index={index} />
          </div>
        ))}
        <div>
          <Button
            ref={addButton}
            size="sm"
            disabled={list.fields.length >= engagementLimits.expenses}
            onClick={() => list.append({ day: today, description: "", cents: "", fileId: null })}
          >
            <Plus className="icon" aria-hidden="true" />
            Add Expense
          </Button>
        </div>
      </div>
    </FieldGroup>
  );
}
