import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { Suspense } from "react";
import { data } from "react-router";
import { FirmFile } from "~/features/firm-page/firm-file.tsx";
import { idOf } from "~/lib/addresses.ts";
import { clip } from "~/lib/format.ts";
import { pageTitle, publicPage } from "~/lib/page-title.ts";
import { ask, askPage, preload } from "~/lib/preload.ts";
import { preloadedAnswer } from "~/lib/preloaded.ts";
import { useApi } from "~/lib/use-api.ts";
import { UntilReady } from "~/lib/until-ready.tsx";
import { FileSkeleton } from "~/ui/file-skeleton.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";
import { NotFound } from "~/ui/late-not-found.tsx";
import type { Route } from "./+types/firm";

const ReviewsSection = lazyPart(() => import("~/features/reviews/reviews-section.tsx"));
const ReportDialogProvider = lazyPart(async () => {
  const { ReportDialogProvider: Provider } =
    await import("~/features/abuse-reports/report-dialog-provider.tsx");
  return { default: Provider };
});

/** Characters of the description that search engines show. */
const summaryLength = 155;

export const meta: Route.MetaFunction = (args) => {
  const firm = preloadedAnswer(args.loaderData?.queries, "getFirm");
  if (!firm) return pageTitle("Firm Not Found");
  return publicPage(args, {
    title: firm.name,
    description: clip((firm.description ?? "").replace(/\s+/g, " "), summaryLength) || undefined,
    path: `/firms/${firm.id}`,
    kind: "profile",
  });
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const input = { params: { id: idOf(params.id) } };
  const { data: answers, init } = await preload(
    context,
    ask("getFirm", input),
    askPage("listFirmJobs", input),
  );
  return data(answers, init ?? undefined);
}

export default function FirmScreen({ params, loaderData: { failure } }: Route.ComponentProps) {
  const id = idOf(params.id);
  const firm = useApi("getFirm", { params: { id } }, { enabled: !failure });
  const problem = failure ?? firm.error;
  if (problem?.status === 404 || problem?.status === 400)
    return (
      <NotFound title="Firm Not Found" text={firmErrorMessages.firmNotFound} action="Return to Home" to="/" />
    );
  if (firm.data)
    return (
      <FirmFile
        key={id}
        firm={firm.data}
        reviews={
          <Suspense>
            <UntilReady>
              <ReportDialogProvider>
                <ReviewsSection
                  of="firm"
                  id={id}
                  summary={firm.data.reviews}
                  paidOnTime={firm.data.paidOnTime}
                />
              </ReportDialogProvider>
            </UntilReady>
          </Suspense>
        }
      />
    );
  if (!problem) return <FileSkeleton />;
  return (
    <InlineAlert
      title="We couldn't load this firm"
      text={problem.text}
      onRetry={() => void firm.refetch()}
      retrying={firm.isFetching}
    />
  );
}
