import { useState } from "react";
import { data, redirect } from "react-router";
import { AccountDialogs } from "~/features/accounts/account-dialogs.tsx";
import type { AccountKind } from "~/features/accounts/account-kind.ts";
import { ProfileNotFound } from "~/features/profiles/public-profile-not-found.tsx";
import { PublicProfileFile } from "~/features/profiles/public-profile.tsx";
import { signInFor } from "~/lib/addresses.ts";
import { clip } from "~/lib/format.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { ask, preload } from "~/lib/preload.ts";
import { canonicalLink, preloadedAnswer } from "~/lib/preloaded.ts";
import { useApi } from "~/lib/use-api.ts";
import { FileSkeleton } from "~/ui/file-skeleton.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import type { Route } from "./+types/paralegal-profile";

/** Characters of the biography that search engines show. */
const summaryLength = 155;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const profile = preloadedAnswer(loaderData?.queries, "getParalegalProfile");
  if (!profile || !loaderData) return pageTitle("Profile Not Found");
  return [
    ...pageTitle(profile.name, clip(profile.bio.replace(/\s+/g, " "), summaryLength) || undefined),
    canonicalLink(loaderData.origin, `/paralegals/${profile.id}`),
  ];
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const question = ask("getParalegalProfile", { params: { id: Number(params.id) } });
  const { data: answers, init } = await preload(context, question);
  const { origin, pathname } = new URL(request.url);
  if (answers.failure?.status === 401) throw redirect(signInFor(pathname));
  return data({ ...answers, origin }, init ?? undefined);
}

export default function ParalegalProfileScreen({ params, loaderData: { failure } }: Route.ComponentProps) {
  const id = Number(params.id);
  const profile = useApi("getParalegalProfile", { params: { id } }, { enabled: !failure });
  const [account, setAccount] = useState<AccountKind | null>(null);
  const problem = failure ?? profile.error;
  if (problem?.status === 404 || problem?.status === 400) return <ProfileNotFound />;
  return (
    <>
      {profile.data ? (
        <PublicProfileFile key={id} profile={profile.data} onSignUp={() => setAccount("attorney")} />
      ) : problem ? (
        <InlineAlert
          title="This profile could not be loaded"
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
