import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { responseLines } from "@caseload/contract/jobs/response-rules";
import { experienceLabels } from "@caseload/contract/profiles/profile-options";
import { screeningLimits } from "@caseload/contract/hiring/screening-limits";
import { applicationToasts } from "@caseload/contract/hiring/application-toasts";
import { useRef, useState, type RefObject } from "react";
import { Link } from "react-router";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { rate } from "~/lib/money.ts";
import type { WritingState } from "~/lib/kept-writing.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Dialog } from "~/ui/dialog.tsx";
import { Field } from "~/ui/field.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { type ApplyBody, applySchema, type ApplyValues } from "./apply-form.ts";
import * as styles from "./job-file.module.css";
import { MailingAddressField, useMailingAddress } from "./mailing-address-field.tsx";
import { ApplicationFields, attachmentProblem, AttachmentField } from "./application-fields.tsx";
import { useApplicationDraft } from "./use-application-draft.ts";
import { useOnceOnline, useWaitingApplication } from "./use-waiting-application.ts";
import { PriceField } from "./price-field.tsx";

/** What the dialog shows of a posting besides its title. */
type Terms = Pick<
  JobDetail,
  "responsiveness" | "priceKind" | "budgetRange" | "screeningQuestions" | "viewer"
>;
/** Rows of lists carry no terms. */
type AppliedJob = Pick<JobDetail, "id" | "title" | "firmName"> & (Terms | { responsiveness?: undefined });

interface ApplyDialogProps {
  job: AppliedJob;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Receives focus once applied: by then the button that opened the dialog is disabled. */
  focusAfterwards: RefObject<HTMLElement | null>;
  onApplied?: () => void;
}

const blankApplication: Omit<ApplyValues, "jobId"> = {
  coverLetter: "",
  kind: "hourly",
  price: "",
  startDate: "",
  conflictNote: "",
  answers: [],
};

/** The posting's terms, which a row of a list has to fetch. */
function useTerms(job: AppliedJob): Terms | undefined {
  const isComplete = job.responsiveness !== undefined;
  const { data } = useApi("getJob", { params: { id: job.id } }, { enabled: !isComplete });
  return isComplete ? job : data;
}

/** Asks for a cover letter and a price; the profile is attached. */
export default function ApplyDialog({ job, open, ...props }: ApplyDialogProps) {
  const toast = useToast();
  const isSent = useRef(false);
  const terms = useTerms(job);
  const questions = terms?.screeningQuestions;
  const waiting = useWaitingApplication();
  const form = useSchemaForm<ApplyValues, ApplyBody>(applySchema(terms?.priceKind ?? null, questions), {
    defaultValues: { ...blankApplication, jobId: job.id },
    waitForConnection: waiting.wait,
  });
  const draft = useApplicationDraft(form, job.id);
  const [file, setFile] = useState<File | null>(null);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const apply = useSingleCall("apply", {
    onSuccess: () => {
      isSent.current = true;
      draft.end();
      props.onApplied?.();
      toast.success(applicationToasts.applied);
      close();
    },
    onError: (error) => {
      if (error.status === 0 && waiting.wait()) return;
      const problem = attachmentProblem(error);
      setFileProblem(problem);
      if (problem !== null || applyServerErrors(form, error)) return;
      toast.failure(applicationToasts.applyFailed, error);
    },
  });
  const address = useMailingAddress();
  const isChecking = useRef(false);
  /** A closed dialog sends nothing; the draft stays. */
  function change(isOpen: boolean): void {
    if (!isOpen) waiting.stop();
    props.onOpenChange(isOpen);
  }
  const close = (): void => change(false);
  async function submit(body: ApplyBody): Promise<void> {
    setFileProblem(null);
    if (waiting.wait()) return;
    if (await address.store()) apply.send(file ? { body, file } : { body });
  }
  async function check(): Promise<void> {
    if (isChecking.current) return;
    isChecking.current = true;
    await form
      .handleSubmit(submit, waiting.stop)()
      .finally(() => {
        isChecking.current = false;
      });
  }
  useOnceOnline(waiting.isWaiting, () => {
    waiting.stop();
    void check();
  });
  function attach(chosen: File | null): void {
    const isTooLarge = chosen !== null && chosen.size > screeningLimits.attachmentBytes;
    setFile(isTooLarge ? null : chosen);
    setFileProblem(isTooLarge ? "Choose a PDF of at most 10 MB" : null);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Apply for this position"
      description={`${job.title}, ${job.firmName}`}
      finalFocus={() => (isSent.current ? props.focusAfterwards.current : true)}
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
          <Button
            variant="primary"
            type="submit"
            disabled={!terms}
            pending={waiting.isWaiting || address.isPending || apply.isPending}
            pendingText={waiting.isWaiting ? "Waiting for Connection" : "Submitting"}
          >
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
      <DraftNote state={draft.state} isWaiting={waiting.isWaiting} />
      {terms && <PriceField form={form} priceKind={terms.priceKind} budgetRange={terms.budgetRange} />}
      {terms && <ApplicationFields form={form} questions={terms.screeningQuestions} />}
      <AttachmentField file={file} onFile={attach} problem={fileProblem} />
      {address.isAsked && <MailingAddressField address={address} />}
      {terms?.viewer.application && <p className="small muted">This replaces your earlier application.</p>}
      {terms && (
        <p className="small muted">
          {job.firmName}'s response time: {responseLines(terms.responsiveness).join(". ")}.
        </p>
      )}
      <AttachedProfile />
      <ConfirmationNote />
    </Dialog>
  );
}

/** Where the letter is kept until it is sent. */
function DraftNote({ state, isWaiting }: { state: WritingState; isWaiting: boolean }) {
  const format = useFormat();
  if (isWaiting) {
    return (
      <p className="small strong" role="status">
        You're offline. Keep this open, and we'll submit your application once you're back online. Your draft
        is kept on this device.
      </p>
    );
  }
  return (
    <p className="small muted" role="status">
      {state?.kind === "kept" && `Draft saved at ${format.time(state.savedAt)}.`}
      {state?.kind === "offline" && "You're offline. Your draft is kept on this device."}
    </p>
  );
}

/** Emails wait for a confirmed address. */
export function ConfirmationNote() {
  if (useMember().emailVerified) return null;
  return (
    <p className="small muted">
      Confirm your email address to get the firm's response by email. You'll find it in Applications either
      way.
    </p>
  );
}

/** What the firm reads beside the cover letter. */
function AttachedProfile() {
  const user = useMember();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <div className={styles.attachedProfile}>
      <Avatar id={user.id} name={name} photo={user.photo} />
      <span>
        <b className="strong">{name}</b>
        <span className="muted">
          {user.hasProfile ? <ProfileFacts /> : "No profile yet. The firm will see only your letter."}
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
