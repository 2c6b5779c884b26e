import type { JobDetail, Posting } from "@caseload/contract/jobs/jobs";
import type { StoredPosting } from "@caseload/contract/jobs/postings";
import {
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { useSchemaForm } from "~/lib/form.ts";
import { useMember } from "~/lib/session.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useMedia } from "~/lib/use-media.ts";
import { Button } from "~/ui/button.tsx";
import { FileSkeleton } from "~/ui/file-skeleton.tsx";
import {
  deleteDraft,
  knownOf,
  type PostingDraft,
  readDraft,
  type DraftPlace,
  type PostingValues,
} from "./posting-draft.ts";
import { PostingSheet } from "./posting-sheet.tsx";
import { blankPage, previewOf, valuesOf } from "./posting-values.ts";
import { type Stage, stageOf } from "./posting-stage.ts";
import type { PostingFormState } from "./posting-fields.tsx";
import * as styles from "./posting.module.css";
import { usePostingSchema, useStoredDraft } from "./use-posting-form.ts";
import { useDraftSaving, useSubmit } from "./use-posting-page.ts";

type PreviewedJob = Omit<JobDetail, "responsiveness">;

interface PostingPageProps {
  /** Absent for a new posting. */
  stored?: StoredPosting;
  /** A posting as applicants see it. */
  Preview: ComponentType<{ job: PreviewedJob }>;
  /** The same in brief, beside the form. */
  BriefPreview: ComponentType<{ job: PreviewedJob }>;
}

/** The full form of a posting, which can be saved as a draft, previewed and submitted. */
export default function PostingPage({ stored: initiallyStored, Preview, BriefPreview }: PostingPageProps) {
  const user = useMember();
  const navigate = useNavigate();
  const { now } = useFormat();
  const [stored, setStored] = useState(initiallyStored);
  const [isPreview, setPreview] = useState(false);
  const place: DraftPlace = initiallyStored?.id ?? "page";
  const [initialValues, setInitialValues] = useState(() =>
    initiallyStored ? valuesOf(initiallyStored) : { ...blankPage, ...knownOf(user) },
  );
  const [restored, setRestored] = useState(() => readDraft(user.id, place));
  const form = useSchemaForm<PostingValues, Posting>(usePostingSchema(stored?.deadline), {
    defaultValues: { ...initialValues, ...restored },
  });
  useStoredDraft(form, user.id, place, initialValues);

  const leave = (): void => {
    deleteDraft(user.id, place);
    void navigate("/jobs/mine");
  };
  const submission = useSubmit(form, stored, leave);
  const draftSaving = useDraftSaving(form, stored, (saved) => {
    deleteDraft(user.id, place);
    setRestored(null);
    if (!initiallyStored) return void navigate(`/jobs/${saved.id}/edit`, { replace: true });
    setStored(saved);
    setInitialValues(valuesOf(saved));
  });
  const stage = stageOf(stored, user.permissions.includes("job:create"));
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit(submission.post, () => setPreview(false))(event)}
      >
        {isPreview ? (
          <>
            <PreviewBar stage={stage} isPosting={submission.isPosting} onBack={() => setPreview(false)} />
            <Suspense fallback={<FileSkeleton />}>
              <Preview job={previewOf(form.getValues(), user, { now, stored })} />
            </Suspense>
          </>
        ) : (
          <PostingSheet
            form={form}
            stage={stage}
            stored={stored}
            isPosting={submission.isPosting}
            draftSaving={draftSaving}
            livePreview={
              <LivePreview form={form}>
                {(values) => <BriefPreview job={previewOf(values, user, { now, stored })} />}
              </LivePreview>
            }
            onPreview={() => setPreview(true)}
            onDiscarded={leave}
            onStartOver={
              restored
                ? () => {
                    form.reset(initialValues);
                    deleteDraft(user.id, place);
                  }
                : null
            }
          />
        )}
      </form>
      {submission.question}
    </>
  );
}

const desk = "(min-width: 1081px)";

interface LivePreviewProps {
  form: PostingFormState;
  children: (values: PostingDraft) => ReactNode;
}

/** Beside the form on desks, once something is changed in it: its code is loaded then. */
function LivePreview({ form, children }: LivePreviewProps) {
  const isDesk = useMedia(desk);
  const values = useDeferredValue(useWatch({ control: form.control }) as PostingDraft);
  if (!isDesk || !form.formState.isDirty) return null;
  return <Suspense>{children(values)}</Suspense>;
}

interface PreviewBarProps {
  stage: Stage;
  isPosting: boolean;
  onBack: () => void;
}

/** The actions of the preview. */
function PreviewBar({ stage, isPosting, onBack }: PreviewBarProps) {
  const backButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    backButton.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className={styles.previewBar} role="status">
      <p>
        <b>Preview.</b> As applicants will see it.
      </p>
      <span className={styles.previewButtons}>
        <Button ref={backButton} onClick={onBack}>
          Back to Editing
        </Button>
        <Button type="submit" variant="primary" pending={isPosting} pendingText={stage.pendingText}>
          {stage.submit}
        </Button>
      </span>
    </div>
  );
}
