import { notFoundMessages } from "@caseload/contract/not-found-messages";
import { Suspense, useState } from "react";
import { data, redirect } from "react-router";
import { AccountDialogs } from "~/features/accounts/account-dialogs.tsx";
import type { AccountDialogKind } from "~/features/accounts/account-kind.ts";
import { PublicProfileFile } from "~/features/profiles/public-profile.tsx";
import { ReportDialogProvider } from "~/features/abuse-reports/report-dialog-provider.tsx";
import { LateHiringActions } from "~/features/job-invites/late-hiring-actions.tsx";
import { idOf, signInFor } from "~/lib/addresses.ts";
import { clip } from "~/lib/format.ts";
import { pageOf } from "~/lib/page-context.ts";
import { pageTitle, publicPage } from "~/lib/page-title.ts";
import { ask, preload } from "~/lib/preload.ts";
import { preloadedAnswer } from "~/lib/preloaded.ts";
import { useUser } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { UntilReady } from "~/lib/until-ready.tsx";
import { FileSkeleton } from "~/ui/file-skeleton.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";
import { NotFound } from "~/ui/late-not-found.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { BackLink } from "~/ui/back-link.tsx";
import type { Route } from "./+types/paralegal-profile";

const ReviewsSection = lazyPart(() => import("~/features/reviews/reviews-section.tsx"));

/** Characters of the biography that search engines show. */
const summaryLength = 155;

export const meta: Route.MetaFunction = (args) => {
  const profile = preloadedAnswer(args.loaderData?.queries, "getParalegalProfile");
  if (!profile) return pageTitle("Profile Not Found");
  return publicPage(args, {
    title: profile.name,
    description: clip(profile.bio.replace(/\s+/g, " "), summaryLength) || undefined,
    path: `/paralegals/${profile.id}`,
    kind: "profile",
  });
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = idOf(params.id);
  const question = ask("getParalegalProfile", { params: { id } });
  const { data: answers, init } = await preload(context, question);
  // Visitors are not told whether a profile is private or missing: members may see more of them.
  const isVisitor = pageOf(context).user === null;
  const status = answers.failure?.status;
  if (status === 401 || (status === 404 && isVisitor && !Number.isNaN(id)))
    throw redirect(signInFor(url.pathname));
  return data(answers, init ?? undefined);
}

export default function ParalegalProfileScreen({ params, loaderData: { failure } }: Route.ComponentProps) {
  const id = idOf(params.id);
  const profile = useApi("getParalegalProfile", { params: { id } }, { enabled: !failure });
  const user = useUser();
  const [account, setAccount] = useState<AccountDialogKind | null>(null);
  const problem = failure ?? profile.error;
  if (problem?.status === 404 || problem?.status === 400)
    return (
      <NotFound
        title="Profile Not Found"
        text={notFoundMessages.profileNotFound}
        action="Return to Home"
        to="/"
      />
    );
  return (
    <>
      <BackLink to="/paralegals">Back to All Paralegals</BackLink>
      {profile.data ? (
        <ReportDialogProvider>
          <PublicProfileFile
            key={id}
            profile={profile.data}
            reviews={
              <Suspense>
                <UntilReady>
                  <ReviewsSection of="paralegal" id={id} summary={profile.data.reviews} />
                </UntilReady>
              </Suspense>
            }
            onSignUp={() => setAccount("attorney")}
            hiring={
              profile.data.shortlisted !== null &&
              user?.id !== id && (
                <LateHiringActions person={profile.data} shortlisted={profile.data.shortlisted} />
              )
            }
          />
        </ReportDialogProvider>
      ) : problem ? (
        <InlineAlert
          title="We couldn't load this profile"
          text={problem.text}
          onRetry={() => void profile.refetch()}
          retrying={profile.isFetching}
        />
      ) : (
        <FileSkeleton />
      )}
      <AccountDialogs open={account} onOpenChange={setAccount} next={`/paralegals/${id}`} />
    </>
  );
}
