import type { JobMatch, MatchOrder } from "@caseload/contract/matching/matches";
import { useState } from "react";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useInAddress } from "~/lib/use-in-address.ts";
import { useLast } from "~/lib/use-last.ts";
import { keepTouched, type Touched } from "./keep-touched.ts";

/** SPEC.md section 9: search results are kept for 60 seconds. */
const keptFor = 60_000;

const readOrder = (address: URLSearchParams): MatchOrder =>
  address.get("order") === "newest" ? "newest" : "best";
const writeOrder = (order: MatchOrder): URLSearchParams =>
  new URLSearchParams(order === "best" ? {} : { order });

/** What the matching engine counts as a fit, or the newest; without a profile, which scores come from, the newest. */
export function useFittingJobs() {
  const { hasProfile } = useMember();
  const [wanted, setOrder] = useInAddress(readOrder, writeOrder);
  const order = hasProfile ? wanted : "newest";
  const answer = useApi(
    "listIntelligentMatches",
    { query: { preferences: "saved", order } },
    { staleTime: keptFor },
  );
  const last = useLast(answer.data);
  const [touched, setTouched] = useState<readonly Touched[]>([]);
  const touch = (match: JobMatch, at: number): void =>
    setTouched((before) =>
      before.some((one) => one.match.job.id === match.job.id) ? before : [...before, { match, at }],
    );
  return {
    hasProfile,
    order,
    setOrder,
    rows: last && keepTouched(order === "best" ? last.filter(({ isFit }) => isFit) : last, touched),
    /** From when somebody begins to apply on, the row stays. */
    touch,
    isBusy: answer.data === undefined,
    error: answer.error,
    retry: () => void answer.refetch(),
    isRetrying: answer.isFetching,
  };
}
export type FittingJobsState = ReturnType<typeof useFittingJobs>;
