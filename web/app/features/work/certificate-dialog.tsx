import { proposedStatement } from "@caseload/contract/engagements/certificates";
import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { workToasts } from "@caseload/contract/engagements/work-toasts";
import { type FormEvent, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { keptDrafts } from "~/lib/kept-drafts.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Field } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";

interface CertificateDialogProps extends DialogControl {
  contract: ContractDetail;
}

/** Statements by contract. */
const statements = keptDrafts(proposedStatement);

/** The paralegal signs that all copies are returned or destroyed. */
export default function CertificateDialog({
  contract: { id, fileAccess },
  ...control
}: CertificateDialogProps) {
  const toast = useToast();
  const key = String(id);
  const [statement, setStatement] = useState(() => statements.read(key));
  const [name, setName] = useState("");
  const [isChecked, setChecked] = useState(false);
  const call = useSingleCall("giveCertificate", {
    onSuccess: () => {
      statements.drop(key);
      toast.success(workToasts.certificateGiven);
      control.onOpenChange(false);
    },
  });
  const lacksStatement = statement.trim() === "";
  const lacksName = name.trim() === "";
  function write(text: string): void {
    statements.keep(key, text);
    setStatement(text);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (!lacksStatement && !lacksName)
      call.send({ params: { id }, body: { name: name.trim(), statement: statement.trim() } });
  }
  return (
    <FormDialog
      {...control}
      title="Certify return or destruction"
      description={
        fileAccess.ended
          ? "The firm receives this certificate. It can't be changed later."
          : "The firm receives this certificate. It can't be changed later, and your access to the files ends with it."
      }
      action="Sign Certificate"
      pendingText="Signing"
      failure="Failed to sign the certificate"
      call={{
        isPending: call.isPending,
        problem: call.error && errorText(call.error, "Check your connection and try again."),
      }}
      onSubmit={submit}
    >
      <Field
        label="Statement"
        error={isChecked && lacksStatement ? "Please say what you returned or destroyed" : undefined}
      >
        <Textarea
          rows={5}
          maxLength={engagementLimits.statement}
          value={statement}
          onChange={(event) => write(event.currentTarget.value)}
        />
      </Field>
      <Field
        label="Your name"
        hint="As in your account, as a signature"
        error={isChecked && lacksName ? "Please type your name" : undefined}
      >
        <TextInput
          autoComplete="name"
          maxLength={engagementLimits.signature}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  );
}
