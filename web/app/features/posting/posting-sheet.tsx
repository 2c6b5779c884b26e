import type { StoredPosting } from "@caseload/contract/jobs/postings";
import { useState } from "react";
import { JobStatusBadge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { FileSection, FileSheet } from "~/ui/file-sheet.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { DiscardButton } from "./discard-button.tsx";
import { NeedFields } from "./need-fields.tsx";
import { PartyFields } from "./party-fields.tsx";
import { DescriptionField, WorkFields, type PostingFormState } from "./posting-fields.tsx";
import type { Stage } from "./posting-stage.ts";
import { RestoredDraft } from "./restored-draft.tsx";
import { TermFields } from "./term-fields.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./posting-page.module.css";
import postingStyles from "./posting.module.css";
import fileSheetStyles from "~/ui/file-sheet.module.css";

interface PostingSheetProps {
  form: PostingFormState;
  stage: Stage;
  stored: StoredPosting | undefined;
  isPosting: boolean;
  saving: { save: () => void; isSaving: boolean };
  onPreview: () => void;
  onDiscarded: () => void;
  /** Null where nothing was brought back. */
  onStartOver: (() => void) | null;
}

/** The form as a document, with what can be done with it at the right; on phones at the bottom. */
export function PostingSheet(props: PostingSheetProps) {
  const { form, stage, stored, isPosting, saving, onPreview, onDiscarded } = props;
  // Once: the note about what was brought back belongs to the arrival.
  const [onStartOver] = useState(() => props.onStartOver);
  const submit = (
    <Button type="submit" variant="primary" block pending={isPosting} pendingText={stage.pendingText}>
      {stage.submit}
    </Button>
  );
  const save = stage.mayBeDraft && (
    <Button block pending={saving.isSaving} pendingText="Saving" onClick={saving.save}>
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
          <p className={classNames("muted", styles.postingLede)}>{stage.lede}</p>
        </>
      }
      panel={
        <div className={classNames("sheet", styles.postingActions)}>
          <div className={styles.main}>
            {submit}
            {save}
          </div>
          <Button block variant="ghost" onClick={onPreview}>
            Preview
          </Button>
          {stored?.status === "draft" && <DiscardButton id={stored.id} onDiscarded={onDiscarded} />}
          <p className="small muted">What you type is kept in this tab until you post or save it.</p>
        </div>
      }
      bar={
        <>
          {save}
          {submit}
        </>
      }
    >
      {(onStartOver || stored?.returned) && (
        <div className={styles.postingNotes}>
          {stored?.returned && (
            <InlineAlert
              tone="note"
              title={`Returned by ${stored.returned.by ?? "an approver"}`}
              text={stored.returned.reason}
            />
          )}
          {onStartOver && <RestoredDraft onStartOver={onStartOver} />}
        </div>
      )}
      <FileSection title="The Work" className={postingStyles.postingForm}>
        <WorkFields form={form} />
        <DescriptionField form={form} rows={10} />
      </FileSection>
      <FileSection title="Terms" className={postingStyles.postingForm}>
        <TermFields form={form} />
      </FileSection>
      <FileSection title="Requirements" className={postingStyles.postingForm}>
        <NeedFields form={form} />
      </FileSection>
      <FileSection title="Private Parties" className={postingStyles.postingForm}>
        <PartyFields form={form} />
      </FileSection>
    </FileSheet>
  );
}
