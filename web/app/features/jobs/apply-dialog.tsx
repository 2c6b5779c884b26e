import { applicationForm } from "@caseload/contract/hiring/applications";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { responseLines } from "@caseload/contract/jobs/response-text";
import { experienceLabels } from "@caseload/contract/profiles/profile-options";
import { toasts } from "@caseload/contract/toasts";
import { useRef, type RefObject } from "react";
import { Link } from "react-router";
import { errorText } from "~/lib/api.ts";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { rate } from "~/lib/format.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { Field } from "~/ui/field.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import styles from "./job-file.module.css";

/** Lists do not carry how the office answers. */
type Applied = Pick<JobDetail, "id" | "title" | "firmName"> & Partial<Pick<JobDetail, "responsiveness">>;

interface ApplyDialogProps {
  job: Applied;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Takes focus once applied: the button that opened the dialog is disabled by then. */
  focusAfterwards: RefObject<HTMLElement | null>;
  onApplied?: () => void;
}

/** A cover letter; the profile goes along by itself. */
export default function ApplyDialog({ job, open, onOpenChange, ...props }: ApplyDialogProps) {
  const toast = useToast();
  const isSent = useRef(false);
  const form = useSchemaForm(applicationForm, { defaultValues: { coverLetter: "", jobId: job.id } });
  const apply = useApiCall("apply", {
    onSuccess: () => {
      isSent.current = true;
      props.onApplied?.();
      toast.success(toasts.applied.title, toasts.applied.text);
      onOpenChange(false);
    },
    onError: (error) => {
      if (applyServerErrors(form, error)) return;
      toast.failure(toasts.applyFailed.title, errorText(error, toasts.applyFailed.text));
    },
  });
  const close = (): void => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Apply for this position"
      description={`${job.title}, ${job.firmName}`}
      finalFocus={() => (isSent.current ? props.focusAfterwards.current : true)}
      onSubmit={(event) => void form.handleSubmit((body) => apply.mutate({ body }))(event)}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" pending={apply.isPending} pendingText="Submitting">
            Submit Application
          </Button>
        </>
      }
    >
      <Field
        label="Cover Letter"
        hint="Say which part of this work you have done before."
        error={form.formState.errors.coverLetter?.message}
      >
        <Textarea rows={7} counter {...form.register("coverLetter")} />
      </Field>
      <OfficeResponse job={job} />
      <AttachedProfile />
    </Dialog>
  );
}

function OfficeResponse({ job }: { job: Applied }) {
  const { data } = useApi(
    "getJob",
    { params: { id: job.id } },
    { enabled: job.responsiveness === undefined },
  );
  const responsiveness = job.responsiveness ?? data?.responsiveness;
  if (!responsiveness) return null;
  return (
    <p className="small muted">
      Response of {job.firmName}: {responseLines(responsiveness).join(". ")}.
    </p>
  );
}

/** What the law office will read beside the letter. */
function AttachedProfile() {
  const user = useMember();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <div className={styles.attached}>
      <Avatar id={user.id} name={name} photo={user.photo} />
      <span>
        <b className="strong">{name}</b>
        <span className="muted">
          {user.hasProfile ? <Facts /> : "No profile yet. The letter stands alone."}
        </span>
      </span>
      {user.hasProfile ? (
        <Link className="link small" to="/profile/paralegal">
          Edit Profile
        </Link>
      ) : (
        <Link className="link small" to="/profile/paralegal/new">
          Create Profile
        </Link>
      )}
    </div>
  );
}

function Facts() {
  const profile = useApi("getOwnParalegalProfile");
  if (profile.isPending) return <Skeleton shape="tag" />;
  if (profile.error) return "Your profile goes with the application.";
  const { experience, location, hourlyRate } = profile.data;
  return [experienceLabels[experience] ?? experience, location, rate(hourlyRate)].join(", ");
}
