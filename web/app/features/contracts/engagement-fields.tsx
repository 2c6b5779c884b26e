import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { usStateOptions } from "@caseload/contract/us-states";
import { useWatch } from "react-hook-form";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { Checkbox } from "~/ui/checkbox.tsx";
import { SelectField } from "~/ui/controlled-fields.tsx";
import { Field } from "~/ui/field.tsx";
import { FieldRow } from "~/ui/field-row.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import type { TermsForm } from "./use-terms-form.ts";

interface EngagementFieldsProps {
  form: TermsForm;
  contract: ContractDetail;
  /** The supervisor of the version that the draft started from. */
  supervisorName: string;
}

/** First and last day. */
export function DateFields({ form: { register, formState } }: Pick<EngagementFieldsProps, "form">) {
  return (
    <FieldRow>
      <Field label="Start date" error={formState.errors.startsOn?.message}>
        <TextInput type="date" {...register("startsOn")} />
      </Field>
      <Field
        label="End date"
        optional
        hint="Leave empty for open-ended work"
        error={formState.errors.endsOn?.message}
      >
        <TextInput type="date" {...register("endsOn")} />
      </Field>
    </FieldRow>
  );
}

/** Who supervises, contact with clients, expenses. */
export function ConductFields({ form, contract, supervisorName }: EngagementFieldsProps) {
  const { control, register, formState } = form;
  const isReimbursed = useWatch({ control, name: "reimbursed" });
  return (
    <>
      <SupervisorField form={form} contract={contract} supervisorName={supervisorName} />
      <SelectField
        control={control}
        name="clientContact"
        label="Contact with clients"
        options={[
          { value: "none", label: "None" },
          { value: "supervised", label: "As the supervising attorney directs" },
        ]}
      />
      <Checkbox {...register("reimbursed")}>
        The firm reimburses expenses that it approved in advance
      </Checkbox>
      {isReimbursed && (
        <Field
          label="Reimbursement limit"
          optional
          hint="Leave empty for no cap"
          error={formState.errors.expensesCap?.message}
        >
          <TextInput prefix="$" inputMode="decimal" autoComplete="off" {...register("expensesCap")} />
        </Field>
      )}
    </>
  );
}

/** The firm chooses among its attorneys; the paralegal's side keeps whom the firm named. */
function SupervisorField({ form, contract, supervisorName }: EngagementFieldsProps) {
  const { permissions } = useMember();
  const mayChoose = contract.viewerSide === "attorney" && permissions.includes("user:view");
  const { data: active } = useApi("listAttorneys", {}, { enabled: mayChoose });
  const current = useWatch({ control: form.control, name: "supervisorId" });
  if (!mayChoose)
    return (
      <Field
        label="Supervising attorney"
        hint={
          contract.viewerSide === "paralegal"
            ? "The firm names the supervising attorney."
            : "Members who can see the firm's team can change this."
        }
      >
        <TextInput readOnly value={supervisorName} />
      </Field>
    );
  const attorneys = (active ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const isListed = attorneys.some(({ value }) => value === current);
  const currentLabel = active ? `${supervisorName}, no longer at the firm` : supervisorName;
  return (
    <SelectField
      control={form.control}
      name="supervisorId"
      label="Supervising attorney"
      options={isListed ? attorneys : [{ value: current, label: currentLabel }, ...attorneys]}
    />
  );
}

/** Mailing addresses, of which each side writes its own, and the governing law. */
export function PartyFields({ form, contract }: Pick<EngagementFieldsProps, "form" | "contract">) {
  const { control, register, formState } = form;
  const isFirm = contract.viewerSide === "attorney";
  return (
    <>
      <Field
        label="Firm's mailing address"
        optional={isFirm}
        hint={isFirm ? undefined : "Only the firm can change it."}
        error={formState.errors.firmAddress?.message}
      >
        <TextInput autoComplete="off" readOnly={!isFirm} {...register("firmAddress")} />
      </Field>
      <Field
        label="Paralegal's mailing address"
        optional={!isFirm}
        hint={`${isFirm ? "Only the paralegal can change it. " : ""}New York, Illinois and California require both addresses in writing.`}
        error={formState.errors.paralegalAddress?.message}
      >
        <TextInput autoComplete="off" readOnly={isFirm} {...register("paralegalAddress")} />
      </Field>
      <SelectField
        control={control}
        name="governingState"
        label="Governing law"
        options={[{ value: "", label: "State of the firm's office" }, ...usStateOptions]}
      />
    </>
  );
}
