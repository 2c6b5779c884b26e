import { applicationForm } from "@caseload/contract/hiring/applications";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { responseLines } from "@caseload/contract/jobs/response-rules";
import { experienceLabels } from "@caseload/contract/profiles/profile-options";
import { toasts } from "@caseload/contract/toasts";
import { useRef, type RefObject } from "react";
import { Link } from "react-router";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { rate } from "~/lib/format.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Dialog } from "~/ui/dialog.tsx";
import { Field } from "~/ui/field.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import * as styles from "./job-file.module.css";

/** Rows of lists carry no response times. */
type AppliedJob = Pick<JobDetail, "id" | "title" | "firmName"> & Partial<Pick<JobDetail, "responsiveness">>;

interface ApplyDialogProps {
  job: AppliedJob;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Receives focus once applied: by then the button that opened the dialog is disabled. */
  focusAfterwards: RefObject<HTMLElement | null>;
  onApplied?: () => void;
}

/** Asks for a cover letter; the profile is attached. */
export default function ApplyDialog({ job, open, onOpenChange, ...props }: ApplyDialogProps) {
  const toast = useToast();
  const isSent = useRef(false);
  const form = useSchemaForm(applicationForm, { defaultValues: { coverLetter: "", jobId: job.id } });
  const apply = useApiCall("apply", {
    onSuccess: () => {
      isSent.current = true;
      props.onApplied?.();
      toast.success(toasts.applied);
      onOpenChange(false);
    },
    onError: (error) => {
      if (applyServerErrors(form, error)) return;
      toast.failure(toasts.applyFailed, error);
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
      <FirmResponse job={job} />
      <AttachedProfile />
    </Dialog>
  );
}

function FirmResponse({ job }: { job: AppliedJob }) {
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

/** What the firm reads beside the letter. */
function AttachedProfile() {
  const user = useMember();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <div className={styles.attachedProfile}>
      <Avatar id={user.id} name={name} photo={user.photo} />
      <span>
        <b className="strong">{name}</b>
        <span className="muted">
          {user.hasProfile ? <ProfileFacts /> : "No profile yet. The letter stands alone."}
        </span>
      </span>
      {user.hasProfile ? (
        <Link className={classNames("link small", styles.profileLink)} to="/profile/paralegal">
          Edit Profile
        </Link>
      ) : (
        <Link className={classNames("link small", styles.profileLink)} to="/profile/paralegal/new">
          Create Profile
        </Link>
      )}
    </div>
  );
}

function ProfileFacts() {
  const profile = useApi("getOwnParalegalProfile");
  if (profile.isPending) return <Skeleton shape="tag" />;
  if (profile.error) return "Your profile goes with the application.";
  const { experience, location, hourlyRate } = profile.data;
  return [experienceLabels[experience] ?? experience, location, rate(hourlyRate)].join(", ");
}
