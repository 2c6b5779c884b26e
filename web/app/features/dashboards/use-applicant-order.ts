import type { ReceivedApplication } from "@caseload/contract/hiring/applications";
import type { MatchFacts } from "@caseload/contract/matching/matches";
import { useEffect } from "react";
import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";

export const applicantOrders = ["newest", "match"] as const;
export type ApplicantOrder = (typeof applicantOrders)[number];

/** Applications as the server lists them, or those to one posting by fit. No one is left out of either. */
export function useApplicantOrder(jobId: number | null, order: ApplicantOrder) {
  const list = useApiPages("listReceivedApplications", jobId === null ? {} : { query: { jobId } });
  const matches = useApi("listApplicantMatches", { params: { id: jobId ?? 0 } }, { enabled: jobId !== null });
  const byFit = jobId !== null && order === "match" && matches.data !== undefined;
  // An order by fit needs every page.
  const isIncomplete = byFit && list.hasMore;
  const { isLoadingMore, error, loadMore } = list;
  useEffect(() => {
    if (isIncomplete && !isLoadingMore && !error) loadMore();
  }, [isIncomplete, isLoadingMore, error, loadMore]);

  const answers = jobId === null ? [] : (matches.data ?? []);
  const place = new Map(answers.map(({ applicationId }, at) => [applicationId, at]));
  const facts = new Map(answers.map(({ applicationId, match }) => [applicationId, match]));
  const last = answers.length;
  const placeOf = ({ id }: ReceivedApplication): number => place.get(id) ?? last;
  return {
    ...list,
    rows: byFit ? list.rows.toSorted((one, other) => placeOf(one) - placeOf(other)) : list.rows,
    isPending: list.isPending || isIncomplete,
    /** Null without a profile; undefined where no posting is chosen. */
    matchOf: ({ id }: ReceivedApplication): MatchFacts | null | undefined => facts.get(id),
    matchError: matches.error,
    retryMatches: () => void matches.refetch(),
  };
}
