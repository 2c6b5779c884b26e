import type { JobDetail, Posting } from "@caseload/contract/jobs/jobs";
import type { StoredPosting } from "@caseload/contract/jobs/postings";
import { useState, type ComponentType } from "react";
import { useNavigate } from "react-router";
import { useSchemaForm } from "~/lib/form.ts";
import { useMember } from "~/lib/session.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useDatedPosting } from "./dated-posting.ts";
import { dropDraft, readDraft, type DraftPlace, type PostingValues } from "./posting-draft.ts";
import { PostingSheet } from "./posting-sheet.tsx";
import { previewOf } from "./preview-job.ts";
import { PreviewBar } from "./preview-bar.tsx";
import { stageOf } from "./posting-stage.ts";
import { blankPage, valuesOf } from "./stored-posting.ts";
import { useKeptDraft } from "./use-kept-draft.ts";
import { useDraftSaving, useHandIn } from "./use-posting-page.ts";

interface PostingPageProps {
  /** What is changed; otherwise a new one is written. */
  stored?: StoredPosting;
  /** A posting as applicants see it. */
  Preview: ComponentType<{ job: Omit<JobDetail, "responsiveness"> }>;
}

/** A posting written on a page of its own: kept as typed, saved as a draft, previewed, handed in. */
export default function PostingPage({ stored: first, Preview }: PostingPageProps) {
  const user = useMember();
  const navigate = useNavigate();
  const { now } = useFormat();
  const [stored, setStored] = useState(first);
  const [isPreview, setPreview] = useState(false);
  const place: DraftPlace = first?.id ?? "page";
  const [untouched, setUntouched] = useState(() => (first ? valuesOf(first) : blankPage));
  const [kept, setKept] = useState(() => readDraft(user.id, place));
  const form = useSchemaForm<PostingValues, Posting>(useDatedPosting(stored?.deadline), {
    defaultValues: { ...untouched, ...kept },
  });
  useKeptDraft(form, user.id, place, untouched);

  const leave = (): void => {
    dropDraft(user.id, place);
    void navigate("/jobs/mine");
  };
  const handIn = useHandIn(form, stored, leave);
  const saving = useDraftSaving(form, stored, (saved) => {
    dropDraft(user.id, place);
    setKept(null);
    if (!first) return void navigate(`/jobs/${saved.id}/edit`, { replace: true });
    setStored(saved);
    setUntouched(valuesOf(saved));
  });
  const stage = stageOf(stored, user.permissions.includes("job:create"));
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(handIn.post, () => setPreview(false))(event)}
    >
      {isPreview ? (
        <>
          <PreviewBar stage={stage} isPosting={handIn.isPosting} onBack={() => setPreview(false)} />
          <Preview job={previewOf(form.getValues(), user, { now, stored })} />
        </>
      ) : (
        <PostingSheet
          form={form}
          stage={stage}
          stored={stored}
          isPosting={handIn.isPosting}
          saving={saving}
          onPreview={() => setPreview(true)}
          onDiscarded={leave}
          onStartOver={
            kept
              ? () => {
                  form.reset(untouched);
                  dropDraft(user.id, place);
                }
              : null
          }
        />
      )}
    </form>
  );
}
