import { notFoundMessages } from "@caseload/contract/not-found-messages";
import { Suspense } from "react";
import { FirmOnly } from "~/features/shell/refusals.tsx";
import { idOf } from "~/lib/addresses.ts";
import { errorText } from "~/lib/api-error.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { FileSkeleton } from "~/ui/file-skeleton.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { NotFound } from "~/ui/late-not-found.tsx";
import { BackLink } from "~/ui/back-link.tsx";
import type { Route } from "./+types/jobs.edit";

const PostingPage = vitalPart(() => import("~/features/posting/posting-page.tsx"));
const JobPreview = vitalPart(() => import("~/features/jobs/job-preview.tsx"));
const BriefPreview = vitalPart(() => import("~/features/jobs/brief-preview.tsx"));

export const meta: Route.MetaFunction = () => pageTitle("Edit Posting");

/** Edits a stored posting, for its author and the firm's managers of postings. */
export default function PostingEditScreen({ params }: Route.ComponentProps) {
  const id = idOf(params.id);
  const { firmId } = useMember();
  const posting = useApi("getPosting", { params: { id } }, { enabled: firmId !== null && !Number.isNaN(id) });
  if (firmId === null) return <FirmOnly title="Edit Posting" />;
  const isGone = Number.isNaN(id) || posting.error?.status === 404 || posting.error?.status === 403;
  if (isGone && !posting.data)
    return (
      <NotFound title="Job Not Found" text={notFoundMessages.jobNotFound} action="Return to Home" to="/" />
    );
  return (
    <>
      <BackLink to="/jobs/mine">Back to My Postings</BackLink>
      {posting.data ? (
        <Suspense fallback={<FileSkeleton />}>
          {posting.data.status === "filled" ? (
            <PostingFilled id={id} />
          ) : (
            <PostingPage key={id} stored={posting.data} Preview={JobPreview} BriefPreview={BriefPreview} />
          )}
        </Suspense>
      ) : posting.error ? (
        <InlineAlert
          title="We couldn't load this posting"
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

/** A filled posting keeps the terms of the contract that it led to. */
const PostingFilled = ({ id }: { id: number }) => (
  <EmptyState
    level={1}
    art={<DrawerArt />}
    title="This position is filled"
    text="The posting stays as it was when you hired. Reopen it to make changes, or duplicate it to hire again."
    action={<ButtonLink to={`/jobs/${id}`}>View Details</ButtonLink>}
  />
);
