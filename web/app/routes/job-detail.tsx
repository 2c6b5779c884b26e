import { notFoundMessages } from "@caseload/contract/not-found-messages";
import { jobPicture } from "@caseload/contract/site/share-images";
import { Suspense, useState } from "react";
import { data, useSearchParams } from "react-router";
import { AccountDialogs } from "~/features/accounts/account-dialogs.tsx";
import type { AccountDialogKind } from "~/features/accounts/account-kind.ts";
import { JobFile } from "~/features/jobs/job-file.tsx";
import { JobPostingData } from "~/features/jobs/job-posting-data.tsx";
import { ReportDialogProvider } from "~/features/abuse-reports/report-dialog-provider.tsx";
import { idOf } from "~/lib/addresses.ts";
import { clip, jobLocation } from "~/lib/format.ts";
import { lazyPart } from "~/ui/lazy-part.ts";
import { NotFound } from "~/ui/late-not-found.tsx";
import { pageOf } from "~/lib/page-context.ts";
import { pageTitle, publicPage } from "~/lib/page-title.ts";
import { ask, preload } from "~/lib/preload.ts";
import { preloadedAnswer } from "~/lib/preloaded.ts";
import { useApi } from "~/lib/use-api.ts";
import { useUser } from "~/lib/session.ts";
import { FileSkeleton } from "~/ui/file-skeleton.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { BackLink } from "~/ui/back-link.tsx";
import type { Route } from "./+types/job-detail";

/** Loaded for those who manage the posting only. */
const OwnPosting = lazyPart(() => import("~/features/jobs/own-posting.tsx"));
const SuggestedParalegals = lazyPart(() => import("~/features/matches/suggested-paralegals.tsx"));
const InviteButton = lazyPart(() => import("~/features/job-invites/invite-button.tsx"));
/** For paralegals only. */
const CountView = lazyPart(() => import("~/features/jobs/count-view.tsx"));
/** Loaded for paralegals only. */
const PageMarks = lazyPart(() => import("~/features/job-list/page-marks.tsx"));

/** Characters of the description that search engines show. */
const summaryLength = 155;

export const meta: Route.MetaFunction = (args) => {
  const job = preloadedAnswer(args.loaderData?.queries, "getJob");
  if (!job) return pageTitle("Job Not Found");
  const summary = clip(job.description.replace(/\s+/g, " "), summaryLength);
  const head = publicPage(args, {
    title: `${job.title}, ${job.firmName}`,
    description: `${jobLocation(job)}. ${summary}`,
    path: `/jobs/${job.id}`,
    picture: jobPicture(job),
    kind: "article",
  });
  // Search engines list only postings that take applications.
  return job.status === "open" && !job.pausedAt ? head : [...head, { name: "robots", content: "noindex" }];
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { user } = pageOf(context);
  const input = { params: { id: idOf(params.id) } };
  const match = user?.userType === "paralegal" ? [ask("getJobMatch", input)] : [];
  const { data: answers, init } = await preload(context, ask("getJob", input), ...match);
  return data({ ...answers, origin: url.origin }, init ?? undefined);
}

export default function JobDetailScreen({ params, loaderData: { failure, origin } }: Route.ComponentProps) {
  const id = idOf(params.id);
  const user = useUser();
  const job = useApi("getJob", { params: { id } }, { enabled: !failure });
  // An accepted invite and a registration to apply lead here.
  const [query] = useSearchParams();
  const asksToApply = query.has("apply");
  const [account, setAccount] = useState<AccountDialogKind | null>(null);
  const problem = failure ?? job.error;
  // 400: the address has no valid id.
  if (problem?.status === 404 || problem?.status === 400)
    return (
      <NotFound title="Job Not Found" text={notFoundMessages.jobNotFound} action="Return to Home" to="/" />
    );
  if (job.data?.viewer.mayManage && query.get("view") !== "applicant")
    return (
      <>
        {job.data.postedById === user?.id ? (
          <BackLink to="/jobs/mine">My Jobs</BackLink>
        ) : (
          <BackLink to="/jobs/manage">All Jobs</BackLink>
        )}
        <Suspense fallback={<FileSkeleton />}>
          <OwnPosting key={id} job={job.data}>
            {job.data.status === "open" && !job.data.pausedAt && (
              <SuggestedParalegals
                jobId={id}
                {...(user?.permissions.includes("application:review") && { Invite: InviteButton })}
              />
            )}
          </OwnPosting>
        </Suspense>
      </>
    );
  return (
    <>
      {job.data?.viewer.mayManage ? (
        <BackLink to={`/jobs/${id}`}>Back to Your Posting</BackLink>
      ) : (
        // Visitors may not open the job list, so that their way back is the landing page (SPEC.md section 2).
        <BackLink to={user ? "/jobs" : "/"}>Back to All Opportunities</BackLink>
      )}
      {job.data ? (
        <ReportDialogProvider>
          <JobFile
            key={id}
            job={job.data}
            applying={asksToApply}
            onSignUp={() => setAccount("paralegal")}
            Marks={PageMarks}
          />
          <JobPostingData job={job.data} origin={origin} />
          {user?.userType === "paralegal" && (
            <Suspense>
              <CountView jobId={id} />
            </Suspense>
          )}
        </ReportDialogProvider>
      ) : problem ? (
        <InlineAlert
          title="We couldn't load this job"
          text={problem.text}
          onRetry={() => void job.refetch()}
          retrying={job.isFetching}
        />
      ) : (
        <FileSkeleton />
      )}
      <AccountDialogs open={account} onOpenChange={setAccount} next={`/jobs/${id}?apply=1`} />
    </>
  );
}
