import type { JobForInvite } from "@caseload/contract/hiring/job-invites";
import { maxLength } from "@caseload/contract/limits";
import { hiringToasts as toasts } from "@caseload/contract/hiring/hiring-toasts";
import { useState, type FormEvent } from "react";
import { errorText } from "~/lib/api.ts";
import { useApi } from "~/lib/use-api.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { Field } from "~/ui/field.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { PositionChoice } from "./position-choice.tsx";

interface InviteDialogProps {
  person: { readonly id: number; readonly name: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const isFree = (job: JobForInvite): boolean => job.invite === null && !job.hasApplied;

/** Asks a person to apply to one of the firm's open positions. */
export default function InviteDialog({ person, open, onOpenChange }: InviteDialogProps) {
  const jobs = useApi("listJobsForInvite", { params: { id: person.id } });
  const [jobId, setJobId] = useState<number | null>(null);
  const [message, setMessage] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { send, isPending } = useInvite(() => {
    setJobId(null);
    setMessage("");
    setChecked(false);
    onOpenChange(false);
  });
  const canInvite = jobs.data?.some(isFree) ?? false;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (jobId !== null) send({ params: { id: person.id }, body: { jobId, message } });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Invite to a Job"
      description={`${person.name} is notified, and can accept and apply, or decline with a reason.`}
      onSubmit={submit}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            variant="primary"
            type="submit"
            disabled={!canInvite}
            pending={isPending}
            pendingText="Sending"
          >
            Send Invite
          </Button>
        </>
      }
    >
      <PositionChoice
        jobs={jobs}
        chosen={jobId}
        onChoose={setJobId}
        error={isChecked && jobId === null ? "Please choose a position" : undefined}
      />
      {canInvite && (
        <Field label="Message" optional hint="Why this position suits them.">
          <Textarea
            rows={4}
            maxLength={maxLength.reason}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </Field>
      )}
    </Dialog>
  );
}

function useInvite(onSent: () => void) {
  const toast = useToast();
  return useSingleCall("inviteToJob", {
    changes: ["listJobsForInvite"],
    onSuccess: () => {
      toast.success(toasts.invited.title, toasts.invited.text);
      onSent();
    },
    onError: (error) => toast.failure(toasts.inviteFailed.title, errorText(error, toasts.inviteFailed.text)),
  });
}
