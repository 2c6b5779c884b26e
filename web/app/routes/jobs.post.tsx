import { Suspense } from "react";
import { FirmOnly } from "~/features/shell/refusals.tsx";
import { useHydrated } from "~/lib/hydrated.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { useMember } from "~/lib/session.ts";
import { FileSkeleton } from "~/ui/file-skeleton.tsx";
import { BackLink } from "~/ui/back-link.tsx";
import type { Route } from "./+types/jobs.post";

const PostingPage = vitalPart(() => import("~/features/posting/posting-page.tsx"));
const JobPreview = vitalPart(() => import("~/features/jobs/job-preview.tsx"));
const BriefPreview = vitalPart(() => import("~/features/jobs/brief-preview.tsx"));

export const meta: Route.MetaFunction = () => pageTitle("Post New Job");

export default function PostingScreen() {
  const isReady = useHydrated();
  if (useMember().firmId === null) return <FirmOnly title="Post New Job" />;
  return (
    <>
      <BackLink to="/jobs/mine">Back to My Postings</BackLink>
      {/* What was typed earlier lies in the browser. */}
      {isReady ? (
        <Suspense fallback={<FileSkeleton />}>
          <PostingPage Preview={JobPreview} BriefPreview={BriefPreview} />
        </Suspense>
      ) : (
        <FileSkeleton />
      )}
    </>
  );
}
