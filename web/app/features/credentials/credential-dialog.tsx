import { credentialForm, type CredentialForm } from "@caseload/contract/profiles/credentials";
import { fileLimits } from "@caseload/contract/files/file-limits";
import { errorMessages } from "@caseload/contract/error-messages";
import { fileToasts } from "@caseload/contract/files/file-toasts";
import { useState, useId } from "react";
import { errorText } from "~/lib/api-error.ts";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { useToast } from "~/ui/toast-context.ts";
import {
  credentialKindOptions,
  knownCredentials,
  stateCredentials,
} from "@caseload/contract/profiles/credential-kinds";
import { maxLength } from "@caseload/contract/limits";
import { usStateOptions } from "@caseload/contract/us-states";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { z } from "zod";
import { useMember } from "~/lib/session.ts";
import { SelectField } from "~/ui/controlled-fields.tsx";
import { Field } from "~/ui/field.tsx";
import { FieldRow } from "~/ui/field-row.tsx";
import { FileInput } from "~/ui/file-input.tsx";
import { TextInput } from "~/ui/text-input.tsx";

interface CredentialDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const ofEvidence = / \(evidence\)$/;
const evidenceWords = (sentence: string): string => sentence.replace(ofEvidence, "");

/** Submits a credential with its evidence. */
export default function CredentialDialog({ open, onOpenChange }: CredentialDialogProps) {
  const toast = useToast();
  const form = useSchemaForm<CredentialValues, CredentialForm>(credentialForm, {
    defaultValues: emptyCredential,
  });
  const [file, setFile] = useState<File | null>(null);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = useSingleCall("submitCredential", {
    onSuccess: () => {
      toast.success(fileToasts.credentialSubmitted);
      onOpenChange(false);
    },
    onError: (error) => {
      const text = errorText(error, fileToasts.credentialFailed.text);
      if (ofEvidence.test(text)) setFileProblem(evidenceWords(text));
      else if (!applyServerErrors(form, error)) setProblem(text);
    },
  });

  function take(chosen: File): void {
    const isTooLarge = chosen.size > fileLimits.evidenceBytes;
    setFile(isTooLarge ? null : chosen);
    setFileProblem(isTooLarge ? evidenceWords(errorMessages.evidenceTooLarge) : null);
  }

  function send(body: CredentialForm): void {
    setProblem(null);
    if (file) submit.send({ body, file });
    else setFileProblem(evidenceWords(errorMessages.noEvidence));
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Submit a credential"
      description="We compare it with the issuer's register. Your profile then says what was checked and when."
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={submit.isPending} pendingText="Submitting">
            Submit
          </Button>
        </>
      }
      onSubmit={(event) => {
        if (!file) setFileProblem(evidenceWords(errorMessages.noEvidence));
        void form.handleSubmit(send)(event);
      }}
    >
      <CredentialFields form={form} />
      <EvidenceField file={file} onFile={take} problem={fileProblem} />
      {problem !== null && <InlineAlert title={fileToasts.credentialFailed.title} text={problem} />}
    </Dialog>
  );
}

/** As the fields hold them. */
type CredentialValues = z.input<typeof credentialForm>;

const emptyCredential = {
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

function CredentialFields({ form }: { form: CredentialFormState }) {
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

function EvidenceField({ file, onFile, problem }: EvidenceFieldProps) {
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
