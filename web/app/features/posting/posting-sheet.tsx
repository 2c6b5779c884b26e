import { postingToasts } from "@caseload/contract/jobs/posting-messages";
import { maxLength } from "@caseload/contract/limits";
import type { StoredPosting } from "@caseload/contract/jobs/postings";
import { useState, type ReactNode } from "react";
import { useSingleCall } from "~/lib/single-call.ts";
import { Field } from "~/ui/field.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { JobStatusBadge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import * as fileSheetStyles from "~/ui/file-sheet.module.css";
import { FileSection, FileSheet } from "~/ui/file-sheet.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { InlineNote } from "~/ui/inline-note.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { NeedFields } from "./need-fields.tsx";
import { PartyFields } from "./party-fields.tsx";
import { DescriptionField, WorkFields, type PostingFormState } from "./posting-fields.tsx";
import type { Stage } from "./posting-stage.ts";
import { RestoredDraft } from "./restored-draft.tsx";
import * as styles from "./posting.module.css";
import { SupervisorField } from "./supervisor-field.tsx";
import { QuestionFields } from "./question-fields.tsx";
import { TermFields } from "./term-fields.tsx";

const StartFromDialog = vitalPart(() => import("./start-from-dialog.tsx"));
const TemplateDialog = vitalPart(() => import("./template-dialog.tsx"));

interface PostingSheetProps {
  form: PostingFormState;
  stage: Stage;
  stored: StoredPosting | undefined;
  isPosting: boolean;
  draftSaving: { save: () => void; isSaving: boolean };
  livePreview: ReactNode;
  onPreview: () => void;
  onDiscarded: () => void;
  /** Null without a restored draft. */
  onStartOver: (() => void) | null;
}

/** The form as a document, with its actions in the panel, and on phones in the bar. */
export function PostingSheet(props: PostingSheetProps) {
  const { form, stage, stored, isPosting, draftSaving, onPreview, onDiscarded } = props;
  // The note stays as it was when the page opened.
  const [onStartOver] = useState(() => props.onStartOver);
  const submit = (
    <Button type="submit" variant="primary" block pending={isPosting} pendingText={stage.pendingText}>
      {stage.submit}
    </Button>
  );
  const save = stage.mayBeDraft && (
    <Button block pending={draftSaving.isSaving} pendingText="Saving" onClick={draftSaving.save}>
      Save Draft
    </Button>
  );
  return (
    <FileSheet
      head={
        <>
          {stored && (
            <div className={fileSheetStyles.badges}>
              <JobStatusBadge status={stored.status} />
            </div>
          )}
          <h1 className="display">{stage.title}</h1>
          <p className={classNames("muted", styles.lede)}>{stage.lede}</p>
          {!stored && <StartFromButton form={form} />}
        </>
      }
      panel={
        <>
          <div className={classNames("sheet", styles.actions)}>
            <div className={styles.mainActions}>
              {submit}
              {save}
            </div>
            <Button block variant="ghost" onClick={onPreview}>
              Preview
            </Button>
            {stored?.status === "draft" && <DiscardButton id={stored.id} onDiscarded={onDiscarded} />}
            <SaveTemplateButton form={form} />
            <p className="small muted">What you type is kept in this tab until you post or save it.</p>
          </div>
          {props.livePreview}
        </>
      }
      bar={
        <>
          {save}
          {submit}
        </>
      }
    >
      {(onStartOver || stored?.returned) && (
        <div className={styles.notes}>
          {stored?.returned && (
            <InlineNote
              title={`Returned by ${stored.returned.by ?? "an approver"}`}
              text={stored.returned.reason}
            />
          )}
          {onStartOver && <RestoredDraft onStartOver={onStartOver} />}
        </div>
      )}
      <FileSection title="The Work" className={styles.postingForm}>
        <WorkFields form={form} />
        <DescriptionField form={form} rows={10} />
      </FileSection>
      <FileSection title="Terms" className={styles.postingForm}>
        <TermFields form={form} />
        <SupervisorField form={form} stored={stored} />
      </FileSection>
      <FileSection title="Requirements" className={styles.postingForm}>
        <NeedFields form={form} />
      </FileSection>
      <FileSection title="Screening Questions" className={styles.postingForm}>
        <QuestionFields form={form} />
      </FileSection>
      <FileSection title="Private" className={styles.postingForm}>
        <Field
          label="Matter number"
          optional
          hint="For your firm only. Only members who can edit this posting see it."
          error={form.formState.errors.matterNumber?.message}
        >
          <TextInput maxLength={maxLength.shortText} {...form.register("matterNumber")} />
        </Field>
        <PartyFields form={form} />
      </FileSection>
    </FileSheet>
  );
}

/** Fills the form from a template of the firm or a past posting. */
function StartFromButton({ form }: { form: PostingFormState }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" className={styles.startFrom} onClick={() => setOpen(true)}>
        Start From a Past Job
      </Button>
      {isOpen && (
        <LateDialog onOpenChange={setOpen}>
          <StartFromDialog form={form} onClose={() => setOpen(false)} />
        </LateDialog>
      )}
    </>
  );
}

/** Keeps what is written as a template of the firm. */
function SaveTemplateButton({ form }: { form: PostingFormState }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button block variant="ghost" onClick={() => setOpen(true)}>
        Save as Template
      </Button>
      {isOpen && (
        <LateDialog onOpenChange={setOpen}>
          <TemplateDialog form={form} onClose={() => setOpen(false)} />
        </LateDialog>
      )}
    </>
  );
}

/** Deletes a stored draft after a confirmation. */
function DiscardButton({ id, onDiscarded }: { id: number; onDiscarded: () => void }) {
  const [isConfirming, setConfirming] = useState(false);
  const toast = useToast();
  const { discardFailed, draftDiscarded } = postingToasts;
  const call = useSingleCall("discardDraft", {
    onSuccess: () => {
      toast.success(draftDiscarded);
      setConfirming(false);
      onDiscarded();
    },
    onError: (error) => {
      toast.failure(discardFailed, error);
      setConfirming(false);
    },
  });
  return (
    <>
      <Button variant="danger-quiet" block onClick={() => setConfirming(true)}>
        Discard Draft
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Discard this draft?"
        text="Everything in it will be permanently deleted."
        confirmLabel="Discard Draft"
        pendingLabel="Discarding"
        pending={call.isPending}
        onConfirm={() => call.send({ params: { id } })}
      />
    </>
  );
}
