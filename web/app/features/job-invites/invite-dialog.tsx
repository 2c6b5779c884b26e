import type { JobForInvite } from "@caseload/contract/hiring/job-invites";
import { maxLength } from "@caseload/contract/limits";
import { jobInviteStatusLabels } from "@caseload/contract/hiring/status-labels";
import { hiringToasts as toasts } from "@caseload/contract/hiring/hiring-toasts";
import { useState, type FormEvent } from "react";
import { Link } from "react-router";
import { useApi } from "~/lib/use-api.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { RadioList } from "~/ui/radio-list.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";

interface InviteDialogProps {
  person: { readonly id: number; readonly name: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The position; left out, it is chosen among the firm's open ones. */
  to?: number;
}

const isAvailable = (job: JobForInvite): boolean => job.invite === null && !job.hasApplied;

/** Invites a person to apply to an open position of the firm. */
export default function InviteDialog({ person, open, onOpenChange, to }: InviteDialogProps) {
  const isChosen = to !== undefined;
  const jobs = useApi("listJobsForInvite", { params: { id: person.id } }, { enabled: !isChosen });
  const [chosenId, setJobId] = useState<number | null>(null);
  const jobId = to ?? chosenId;
  const [message, setMessage] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { send, isPending } = useInvite(() => {
    setJobId(null);
    setMessage("");
    setChecked(false);
    onOpenChange(false);
  });
  const canInvite = isChosen || (jobs.data?.some(isAvailable) ?? false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (jobId !== null) send({ params: { id: person.id }, body: { jobId, message } });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isChosen ? `Invite ${person.name}` : "Invite to a Job"}
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
      {!isChosen && (
        <PositionChoice
          jobs={jobs}
          chosen={jobId}
          onChoose={setJobId}
          error={isChecked && jobId === null ? "Please choose a position" : undefined}
        />
      )}
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
    onSuccess: () => {
      toast.success(toasts.invited);
      onSent();
    },
    onError: (error) => toast.failure(toasts.inviteFailed, error),
  });
}

interface PositionChoiceProps {
  jobs: ReturnType<typeof useApi<"listJobsForInvite">>;
  chosen: number | null;
  onChoose: (jobId: number) => void;
  error: string | undefined;
}

/** The firm's open positions; those that the person was invited or applied to are listed below. */
function PositionChoice({
  jobs: { data, error: failure, refetch },
  chosen,
  onChoose,
  error,
}: PositionChoiceProps) {
  if (failure && !data)
    return (
      <InlineAlert
        title="We couldn't load your positions"
        text={failure.text}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Loading>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </Loading>
    );
  if (data.length === 0)
    return (
      <p>
        Your firm has no open positions.{" "}
        <Link className="link" to="/dashboard/attorney?post=1">
          Post Job
        </Link>
      </p>
    );
  const available = data.filter((job) => contactText(job) === null);
  const contacted = data.filter((job) => contactText(job) !== null);
  return (
    <>
      {available.length > 0 && (
        <FieldGroup label="Position" error={error}>
          <RadioList
            options={available.map(({ id, title }) => ({ value: String(id), label: title }))}
            value={chosen === null ? null : String(chosen)}
            onChange={(value) => onChoose(Number(value))}
          />
        </FieldGroup>
      )}
      {contacted.length > 0 && (
        <ul className="small muted">
          {contacted.map((job) => (
            <li key={job.id}>
              <b className="strong">{job.title}</b>: {contactText(job)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What the person and the firm have done about a position; null if nothing. */
function contactText({ hasApplied, invite }: JobForInvite): string | null {
  if (hasApplied) return "has applied";
  if (!invite) return null;
  const label = jobInviteStatusLabels[invite.status].toLowerCase();
  return invite.reason ? `invited, ${label}: ${invite.reason}` : `invited, ${label}`;
}
