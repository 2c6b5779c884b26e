import { errorMessages } from "@caseload/contract/error-messages";
import { Suspense } from "react";
import { JobPreview } from "~/features/jobs/job-preview.tsx";
import { PostingFilled } from "~/features/posting/posting-filled.tsx";
import { FirmOnly } from "~/features/shell/firm-only.tsx";
import { idOf } from "~/lib/addresses.ts";
import { errorText } from "~/lib/api.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { FileSkeleton } from "~/ui/file-skeleton.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { NotFound } from "~/ui/not-found.tsx";
import { BackLink } from "~/ui/page-head.tsx";
import type { Route } from "./+types/jobs.edit";

const PostingPage = vitalPart(() => import("~/features/posting/posting-page.tsx"));

export const meta: Route.MetaFunction = () => pageTitle("Edit Posting");

/** A stored posting in the form, for its writer and the firm's managers of postings. */
export default function PostingEditScreen({ params }: Route.ComponentProps) {
  const id = idOf(params.id);
  const { firmId } = useMember();
  const posting = useApi("getPosting", { params: { id } }, { enabled: firmId !== null && !Number.isNaN(id) });
  if (firmId === null) return <FirmOnly title="Edit Posting" />;
  const isGone = Number.isNaN(id) || posting.error?.status === 404 || posting.error?.status === 403;
  if (isGone && !posting.data)
    return <NotFound title="Job Not Found" text={errorMessages.jobNotFound} action="Return to Home" to="/" />;
  return (
    <>
      <BackLink to="/jobs/mine">Back to My Postings</BackLink>
      {posting.data ? (
        <Suspense fallback={<FileSkeleton />}>
          {posting.data.status === "filled" ? (
            <PostingFilled id={id} />
          ) : (
            <PostingPage key={id} stored={posting.data} Preview={JobPreview} />
          )}
        </Suspense>
      ) : posting.error ? (
        <InlineAlert
          title="This posting could not be loaded"
          text={errorText(posting.error, "Please try again")}
          onRetry={() => void posting.refetch()}
          retrying={posting.isFetching}
        />
      ) : (
        <FileSkeleton />
      )}
    </>
  );
}
