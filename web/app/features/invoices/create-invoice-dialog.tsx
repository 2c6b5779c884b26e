import { invoiceToasts } from "@caseload/contract/engagements/invoice-toasts";
import type { Invoiceable } from "@caseload/contract/engagements/new-invoice";
import { type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Field } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Select } from "~/ui/select.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { ExpenseFields, MilestoneChoice } from "./invoice-fields.tsx";
import {
  blankInvoice,
  expenseProblems,
  type InvoiceInput,
  type InvoiceValues,
  invoiceForm,
  refusalOf,
  sumTyped,
} from "./invoice-form.ts";
import { InvoiceSum } from "./invoice-sum.tsx";

/** A contract whose work has started. */
export interface BilledContract {
  readonly id: number;
  readonly title: string;
}

interface CreateInvoiceDialogProps extends DialogControl {
  contracts: readonly BilledContract[];
  /** Closes the dialog: what was typed is sent. */
  onDone: () => void;
}

/** Draws up a draft from approved time, milestones and expenses. */
export default function CreateInvoiceDialog({ contracts, ...props }: CreateInvoiceDialogProps) {
  const [chosen, setChosen] = useState(contracts[0]?.id);
  const contract = contracts.find(({ id }) => id === chosen);
  if (!contract) return null;
  const choice = contracts.length > 1 && (
    <Field label="Contract">
      <Select
        options={contracts.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={String(contract.id)}
        onValueChange={(id) => setChosen(Number(id))}
      />
    </Field>
  );
  return <InvoiceForm key={contract.id} {...props} contract={contract} choice={choice} />;
}

interface InvoiceFormProps extends Omit<CreateInvoiceDialogProps, "contracts"> {
  contract: BilledContract;
  /** The choice of another contract. */
  choice: ReactNode;
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

function InvoiceForm({ contract, choice, onDone, ...control }: InvoiceFormProps) {
  const { id, title } = contract;
  const { today } = useFormat();
  const form = useSchemaForm<InvoiceValues, InvoiceInput>(invoiceForm, { defaultValues: blankInvoice });
  const [through, milestones, expenses] = useWatch({
    control: form.control,
    name: ["through", "milestones", "expenses"],
  });
  const { data, error } = useApi(
    "getInvoiceable",
    { params: { id }, query: isDay(through) ? { through } : {} },
    { placeholderData: (before) => before },
  );
  const chosen = data?.milestones.filter(({ index }) => milestones.includes(index)) ?? [];
  const sums = {
    timeCents: data?.timeCents ?? 0,
    milestoneCents: chosen.reduce((sum, { cents }) => sum + cents, 0),
    expenseCents: sumTyped(expenses.map(({ cents }) => cents)),
  };
  const { send, isPending, problem } = useCreation(contract.id, form, onDone);
  return (
    <FormDialog
      {...control}
      title="Create invoice"
      description={choice ? undefined : title}
      action="Create Draft"
      pendingText="Creating"
      failure="Failed to create the invoice"
      call={{ isPending, problem }}
      onSubmit={(event) => void form.handleSubmit((body) => send(body, data, sums.expenseCents))(event)}
    >
      {choice}
      <Field
        label="Approved time through"
        optional
        hint="Leave empty for all approved time that isn't invoiced yet"
        error={form.formState.errors.through?.message}
      >
        <TextInput type="date" max={today} {...form.register("through")} />
      </Field>
      {data && <MilestoneChoice form={form} milestones={data.milestones} />}
      {data && <ExpenseFields contractId={id} form={form} expenses={data.expenses} today={today} />}
      {error && !data && (
        <InlineAlert
          narrow
          title="We couldn't load what can be invoiced"
          text={errorText(error, "Check your connection and try again.")}
        />
      )}
      {data && <InvoiceSum invoiceable={data} {...sums} />}
    </FormDialog>
  );
}

/** Refuses in the server's words what is known to be refused; then opens the draft. */
function useCreation(
  contractId: number,
  form: ReturnType<typeof useSchemaForm<InvoiceValues, InvoiceInput>>,
  onDone: () => void,
) {
  const toast = useToast();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const call = useSingleCall("createInvoice", {
    onSuccess: ({ id }) => {
      toast.success(invoiceToasts.drafted, "Review it, then send it.");
      onDone();
      void navigate(`/invoices/${id}`);
    },
    onError: (error) => {
      const found = expenseProblems(error.text);
      for (const [at, { field, message }] of found.entries())
        form.setError(field, { type: "server", message }, { shouldFocus: at === 0 });
      if (found.length === 0 && !applyServerErrors(form, error))
        setProblem(errorText(error, "Please try again."));
    },
  });
  function send(body: InvoiceInput, invoiceable: Invoiceable | undefined, expenseCents: number): void {
    const refusal = invoiceable ? refusalOf(body, invoiceable, expenseCents) : null;
    setProblem(refusal);
    if (refusal === null) call.send({ params: { id: contractId }, body });
  }
  return { send, isPending: call.isPending, problem };
}
