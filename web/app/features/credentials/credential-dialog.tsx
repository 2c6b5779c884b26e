import { credentialForm, type CredentialForm } from "@caseload/contract/profiles/credentials";
import { fileLimits } from "@caseload/contract/files/file-limits";
import { errorMessages } from "@caseload/contract/error-messages";
import { fileToasts } from "@caseload/contract/files/file-toasts";
import { useState } from "react";
import { errorText } from "~/lib/api.ts";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { useToast } from "~/ui/toast-context.ts";
import {
  CredentialFields,
  type CredentialValues,
  emptyCredential,
  EvidenceField,
} from "./credential-fields.tsx";

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
      toast.success(fileToasts.credentialSubmitted.title, fileToasts.credentialSubmitted.text);
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
