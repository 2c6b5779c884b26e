import type { Deliverable } from "@caseload/contract/engagements/deliverables";
import { limits } from "@caseload/contract/limits";
import { workLimits } from "@caseload/contract/engagements/work-limits";
import { workToasts } from "@caseload/contract/engagements/work-toasts";
import { type FormEvent, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { fileSize } from "~/lib/file-size.ts";
import { keptDrafts } from "~/lib/kept-drafts.ts";
import { useApi } from "~/lib/use-api.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useUploads } from "~/lib/uploads/use-uploads.ts";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { UploadButton } from "~/ui/upload-button.tsx";
import { UploadList } from "~/ui/upload-list.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import * as styles from "./files.module.css";

interface SubmitDialogProps extends DialogControl {
  deliverable: Deliverable;
}

/** Notes by deliverable and the number of its submission. */
const notes = keptDrafts("");

/** Submits a deliverable with a note to the firm, and files that are shared already or uploaded here. */
export default function SubmitDialog({ deliverable, ...control }: SubmitDialogProps) {
  const { id, contractId, title, submissions } = deliverable;
  const toast = useToast();
  const key = `${id} ${submissions.length}`;
  const [note, setNote] = useState(() => notes.read(key));
  const files = useApi("listContractFiles", { params: { id: contractId }, query: { limit: limits.maxPage } });
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const choose = (fileId: number, isChosen: boolean): void =>
    setChosen((before) =>
      isChosen ? [...new Set([...before, fileId])] : before.filter((other) => other !== fileId),
    );
  const { uploads, isUploading, add, retry, cancel } = useUploads(contractId, (shared) =>
    choose(shared.id, true),
  );
  const [isWaiting, setWaiting] = useState(false);
  const verb = submissions.length > 0 ? "Resubmit" : "Submit";
  const call = useSingleCall("submitDeliverable", {
    onSuccess: () => {
      notes.drop(key);
      toast.success(workToasts.deliverableSubmitted);
      control.onOpenChange(false);
    },
  });
  function write(text: string): void {
    setNote(text);
    notes.keep(key, text);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    setWaiting(isUploading);
    if (isUploading) return;
    call.send({ params: { id }, body: { note: note.trim() || null, fileIds: [...chosen] } });
  }
  return (
    <FormDialog
      {...control}
      title={`${verb} deliverable`}
      description={title}
      action={`${verb} Deliverable`}
      pendingText="Submitting"
      failure="Failed to submit the deliverable"
      call={{
        isPending: call.isPending,
        problem:
          isWaiting && isUploading
            ? "A file is still uploading. Wait until it is done, or cancel it."
            : call.error && errorText(call.error, "Check your connection and try again."),
      }}
      onSubmit={submit}
    >
      <Field label="Note" optional hint="What you delivered, and what is still open.">
        <Textarea
          rows={4}
          maxLength={workLimits.text}
          value={note}
          onChange={(event) => write(event.currentTarget.value)}
        />
      </Field>
      <FieldGroup label="Files" optional hint="The firm gets exactly the versions you choose.">
        {files.data && files.data.length > 0 && (
          <div className={styles.choices}>
            {files.data.map((file) => (
              <Checkbox
                key={file.name}
                hint={`Version ${file.version}, ${fileSize(file.size)}`}
                checked={chosen.includes(file.id)}
                onChange={(event) => choose(file.id, event.currentTarget.checked)}
              >
                {file.name}
              </Checkbox>
            ))}
          </div>
        )}
        {files.error && (
          <p className="small muted">We couldn't load this contract's files. You can upload new ones.</p>
        )}
        <UploadList bare uploads={uploads} onRetry={retry} onCancel={cancel} />
        <div>
          <UploadButton multiple onFiles={add}>
            Upload Files
          </UploadButton>
        </div>
      </FieldGroup>
    </FormDialog>
  );
}
