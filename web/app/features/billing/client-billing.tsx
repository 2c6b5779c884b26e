import { callUrl } from "@caseload/contract/call-url";
import type { Billing } from "@caseload/contract/engagements/billing";
import {
  billingErrorMessages,
  billingModeLabels,
  billingModeNotes,
  billingSavedToast,
} from "@caseload/contract/engagements/billing-texts";
import { formatHours } from "@caseload/contract/engagements/hours-text";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { formatCents } from "@caseload/contract/engagements/money-text";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { useController } from "react-hook-form";
import { errorText } from "~/lib/api-error.ts";
import { endpoints } from "~/lib/endpoints.ts";
import { useSchemaForm } from "~/lib/form.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
import { Button } from "~/ui/button.tsx";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { FieldRow } from "~/ui/field-row.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { RadioList } from "~/ui/radio-list.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { billingForm, type BillingInput, billingValues, type BillingValues } from "./billing-form.ts";
import * as styles from "./client-billing.module.css";

/** How the firm bills a contract's time to its client. For those who handle its invoices. */
export default function ClientBilling({ contractId }: { contractId: number }) {
  const { data, error, refetch } = useApi("getContractBilling", { params: { id: contractId } });
  return (
    <section className={styles.clientBilling} aria-labelledby="client-billing">
      <h2 className="heading" id="client-billing">
        Client billing
      </h2>
      <p className="ui-text muted">
        Only your firm sees this. The paralegal never sees bill rates or client IDs.
      </p>
      {error ? (
        <InlineAlert
          title="We couldn't load client billing"
          text={errorText(error, "Try again.")}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <>
          <BillingForm key={data.updatedAt} contractId={contractId} billing={data} />
          <LedesDownload contractId={contractId} billing={data} />
        </>
      ) : (
        <Skeleton shape="line" />
      )}
    </section>
  );
}

interface PartProps {
  contractId: number;
  billing: Billing;
}

function BillingForm({ contractId, billing: { settings } }: PartProps) {
  const toast = useToast();
  const form = useSchemaForm<BillingValues, BillingInput>(billingForm, {
    defaultValues: billingValues(settings),
  });
  const { errors } = form.formState;
  const { field: mode } = useController({ control: form.control, name: "mode" });
  const call = useFormCall("setContractBilling", form, { onSuccess: () => toast.success(billingSavedToast) });
  const send = (body: BillingInput) => call.send({ params: { id: contractId }, body });
  const id = (name: "clientId" | "clientMatterId" | "lawFirmMatterId" | "lawFirmId") => (
    <TextInput autoComplete="off" maxLength={engagementLimits.ledesId} {...form.register(name)} />
  );
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <FieldRow>
        <Field label="Client ID" error={errors.clientId?.message}>
          {id("clientId")}
        </Field>
        <Field label="Client's matter ID" error={errors.clientMatterId?.message}>
          {id("clientMatterId")}
        </Field>
      </FieldRow>
      <FieldRow>
        <Field label="Firm's matter ID" error={errors.lawFirmMatterId?.message}>
          {id("lawFirmMatterId")}
        </Field>
        <Field
          label="Law firm ID"
          optional
          hint="Your ID in the client's e-billing system"
          error={errors.lawFirmId?.message}
        >
          {id("lawFirmId")}
        </Field>
      </FieldRow>
      <FieldGroup label="Bill this work" hint={billingModeNotes[mode.value]}>
        <RadioList
          name="mode"
          value={mode.value}
          onChange={mode.onChange}
          options={(["fee", "cost"] as const).map((value) => ({ value, label: billingModeLabels[value] }))}
        />
      </FieldGroup>
      {mode.value === "fee" && (
        <Field label="Bill rate" hint="US dollars an hour" error={errors.billRateCents?.message}>
          <TextInput inputMode="decimal" autoComplete="off" {...form.register("billRateCents")} />
        </Field>
      )}
      {call.problem !== null && (
        <InlineAlert narrow title="We couldn't save client billing" text={call.problem} />
      )}
      <Button type="submit" pending={call.isPending} pendingText="Saving">
        Save Client Billing
      </Button>
    </form>
  );
}

function LedesDownload({ contractId, billing: { settings, billableMinutes, billableCents } }: PartProps) {
  const [from, fromSet] = useState("");
  const [to, toSet] = useState("");
  if (settings === null || billableMinutes === 0)
    return (
      <p className="ui-text muted">
        {settings === null
          ? "Save these settings to download approved time as LEDES 1998B."
          : "You can download approved time here as LEDES 1998B. Clerical work is left out."}
      </p>
    );
  if (billableCents === null) return <p className="ui-text muted">{billingErrorMessages.flatPayHasNoRate}</p>;
  const isBackward = from !== "" && to !== "" && from > to;
  const query = { ...(from !== "" && { from }), ...(to !== "" && { to }) };
  return (
    <div className={styles.ledes}>
      <p className="ui-text">
        {formatHours(billableMinutes)} approved, {formatCents(billableCents)}. Clerical work and reversed
        entries are left out.
      </p>
      <FieldRow>
        <Field label="From" optional>
          <TextInput type="date" value={from} onChange={(event) => fromSet(event.currentTarget.value)} />
        </Field>
        <Field
          label="To"
          optional
          error={isBackward ? "Choose an end date on or after the start date" : undefined}
        >
          <TextInput type="date" value={to} onChange={(event) => toSet(event.currentTarget.value)} />
        </Field>
      </FieldRow>
      {!isBackward && (
        <a
          className="button secondary"
          href={callUrl(endpoints.downloadLedes, { params: { id: contractId }, query })}
          download
        >
          <Download className="icon" aria-hidden="true" />
          Download LEDES
        </a>
      )}
    </div>
  );
}
