import {
  credentialKindOptions,
  knownCredentials,
  stateCredentials,
} from "@caseload/contract/profiles/credential-kinds";
import type { CredentialForm, credentialForm } from "@caseload/contract/profiles/credentials";
import { maxLength } from "@caseload/contract/limits";
import { usStateOptions } from "@caseload/contract/us-states";
import { useId } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { z } from "zod";
import { useMember } from "~/lib/session.ts";
import { SelectField } from "~/ui/controlled-fields.tsx";
import { Field } from "~/ui/field.tsx";
import { FieldRow } from "~/ui/field-row.tsx";
import { FileInput } from "~/ui/file-input.tsx";
import { TextInput } from "~/ui/text-input.tsx";

/** As the fields hold them. */
export type CredentialValues = z.input<typeof credentialForm>;

export const emptyCredential = {
  title: "",
  issuer: "",
  number: "",
  state: "",
  issuedOn: "",
  expiresOn: "",
} as const;

type CredentialFormState = UseFormReturn<CredentialValues, unknown, CredentialForm>;

/** Paralegals are admitted to no bar. */
const kindsFor = (userType: string) =>
  credentialKindOptions.filter(({ value }) => userType === "attorney" || value !== "bar_admission");

export function CredentialFields({ form }: { form: CredentialFormState }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const kind = useWatch({ control, name: "kind" });
  const isOfState = stateCredentials.includes(kind);
  const suggestions = useId();
  return (
    <>
      <SelectField
        control={control}
        name="kind"
        label="What it is"
        placeholder="Choose"
        options={kindsFor(useMember().userType)}
      />
      <FieldRow>
        <Field label="Credential" error={errors.title?.message}>
          <TextInput maxLength={maxLength.shortText} list={suggestions} {...register("title")} />
        </Field>
        <Field label="Issued by" error={errors.issuer?.message}>
          <TextInput maxLength={maxLength.shortText} {...register("issuer")} />
        </Field>
      </FieldRow>
      <datalist id={suggestions}>
        {knownCredentials
          .filter((known) => known.kind === kind)
          .map(({ title, issuer }) => (
            <option key={title} value={title}>
              {issuer}
            </option>
          ))}
      </datalist>
      <FieldRow>
        <Field label="Number" optional={!isOfState} error={errors.number?.message}>
          <TextInput maxLength={maxLength.shortText} autoComplete="off" {...register("number")} />
        </Field>
        <SelectField
          control={control}
          name="state"
          label="State"
          optional={!isOfState}
          placeholder="Choose"
          options={usStateOptions}
        />
      </FieldRow>
      <FieldRow>
        <Field label="Issued on" optional error={errors.issuedOn?.message}>
          <TextInput type="date" {...register("issuedOn")} />
        </Field>
        <Field label="Expires on" optional error={errors.expiresOn?.message}>
          <TextInput type="date" {...register("expiresOn")} />
        </Field>
      </FieldRow>
    </>
  );
}

interface EvidenceFieldProps {
  file: File | null;
  onFile: (file: File) => void;
  problem: string | null;
}

export function EvidenceField({ file, onFile, problem }: EvidenceFieldProps) {
  return (
    <Field label="Evidence" error={problem ?? undefined}>
      <FileInput
        accept="application/pdf,image/jpeg,image/png"
        note="A copy of the certificate: PDF, JPEG or PNG, up to 10 MB."
        file={file}
        onFile={onFile}
      />
    </Field>
  );
}
