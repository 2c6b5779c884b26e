import type { User } from "@caseload/contract/accounts/accounts";
import { budgetText } from "@caseload/contract/jobs/posting-options";
import type { JobDetail, Posting } from "@caseload/contract/jobs/jobs";
import type { StoredPosting } from "@caseload/contract/jobs/postings";
import { Suspense, useEffect, useRef, useState, type ComponentType } from "react";
import { useNavigate } from "react-router";
import { useSchemaForm } from "~/lib/form.ts";
import { useMember } from "~/lib/session.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { FileSkeleton } from "~/ui/file-skeleton.tsx";
import {
  blankPosting,
  deleteDraft,
  type PostingDraft,
  readDraft,
  type DraftPlace,
  type PostingValues,
} from "./posting-draft.ts";
import { PostingSheet } from "./posting-sheet.tsx";
import { type Stage, stageOf } from "./posting-stage.ts";
import * as styles from "./posting.module.css";
import { usePostingSchema, useStoredDraft } from "./use-posting-form.ts";
import { useDraftSaving, useSubmit } from "./use-posting-page.ts";

/** The initial values of a new posting. */
const blankPage: PostingDraft = {
  ...blankPosting,
  positions: 1,
  practiceArea: "",
  experienceRequired: "",
  urgency: "",
  budgetKind: null,
  budgetMin: null,
  budgetMax: null,
  supervisorId: null,
  requiredCredentials: [],
  requiredLanguages: [],
  screeningQuestions: [],
  parties: [],
};

/** The form values of a stored posting; figures replace the text that was made from them. */
const valuesOf = (stored: StoredPosting): PostingValues => ({
  title: stored.title,
  location: stored.location,
  workArrangement: stored.workArrangement,
  hoursPerWeek: stored.hoursPerWeek,
  duration: stored.duration,
  specialties: stored.specialties,
  description: stored.description,
  priority: stored.priority,
  budgetRange: stored.budget ? "" : (stored.budgetRange ?? ""),
  budgetKind: stored.budget?.kind ?? null,
  budgetMin: stored.budget?.min ?? null,
  budgetMax: stored.budget && stored.budget.max !== stored.budget.min ? stored.budget.max : null,
  deadline: stored.deadline ?? "",
  supervisorId: stored.supervisorId,
  practiceArea: stored.practiceArea ?? "",
  experienceRequired: stored.experienceRequired ?? "",
  urgency: stored.urgency ?? "",
  positions: stored.positions,
  requiredCredentials: stored.requiredCredentials,
  requiredLanguages: stored.requiredLanguages,
  screeningQuestions: stored.screeningQuestions,
  parties: stored.parties,
});

function budgetOf({ budgetKind: kind, budgetMin, budgetMax }: PostingDraft): JobDetail["budget"] {
  if (!kind || typeof budgetMin !== "number" || Number.isNaN(budgetMin)) return null;
  return { kind, min: budgetMin, max: kind === "flat" ? budgetMin : (budgetMax ?? budgetMin) };
}

/** The posting as applicants will see it, without the private parties. */
function previewOf(
  values: PostingDraft,
  user: User,
  { now, stored }: { now: number; stored: StoredPosting | undefined },
): Omit<JobDetail, "responsiveness"> {
  const budget = budgetOf(values);
  return {
    id: stored?.id ?? 0,
    title: values.title?.trim() || "Untitled posting",
    description: values.description ?? "",
    firmId: user.firmId ?? 0,
    firmName: user.firmName ?? user.registration.firmName ?? "Your firm",
    location: values.location ?? "",
    workArrangement: values.workArrangement ?? "Remote",
    hoursPerWeek: values.hoursPerWeek ?? "",
    duration: values.duration ?? "",
    specialties: values.specialties ?? [],
    priority: values.priority ?? "medium",
    status: "open",
    createdAt: new Date(now).toISOString(),
    deadline: values.deadline || null,
    postedById: stored?.postedById ?? user.id,
    postedByName: stored?.postedByName ?? `${user.firstName} ${user.lastName}`,
    postedByAvatar: stored ? stored.postedByAvatar : user.photo,
    postedByEmailConfirmed: true,
    budgetRange: budget ? budgetText(budget) : values.budgetRange || null,
    practiceArea: values.practiceArea || null,
    experienceRequired: values.experienceRequired || null,
    urgency: values.urgency || null,
    matchScore: null,
    positions: values.positions ?? 1,
    budget,
    priceKind: budget?.kind ?? null,
    requiredCredentials: values.requiredCredentials ?? [],
    requiredLanguages: values.requiredLanguages ?? [],
    screeningQuestions: values.screeningQuestions ?? [],
    firmHasPage: false,
    postedByRole: stored ? stored.postedByRole : user.primaryRole,
    memberSince: new Date(now).toISOString(),
    barAdmission: null,
    pausedAt: null,
    pausedByFirm: false,
    supervisor: null,
    viewer: { application: null, mark: null, mayManage: true },
  };
}

interface PostingPageProps {
  /** Absent for a new posting. */
  stored?: StoredPosting;
  /** A posting as applicants see it. */
  Preview: ComponentType<{ job: Omit<JobDetail, "responsiveness"> }>;
}

/** The full form of a posting, which can be saved as a draft, previewed and submitted. */
export default function PostingPage({ stored: initiallyStored, Preview }: PostingPageProps) {
  const user = useMember();
  const navigate = useNavigate();
  const { now } = useFormat();
  const [stored, setStored] = useState(initiallyStored);
  const [isPreview, setPreview] = useState(false);
  const place: DraftPlace = initiallyStored?.id ?? "page";
  const [initialValues, setInitialValues] = useState(() =>
    initiallyStored ? valuesOf(initiallyStored) : blankPage,
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
