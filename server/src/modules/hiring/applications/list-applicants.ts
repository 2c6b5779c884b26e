import type { ApplicantSort } from "@caseload/contract/hiring/applicant-options";
import { limits } from "@caseload/contract/limits";
import type { ApplicationChoice } from "@caseload/contract/lifecycles";
import type { MatchingDeps } from "../../matching/engine/matching-thread.ts";
import { logRanking } from "../../matching/rankings/log-ranking.ts";
import { pageOf } from "./applicant-orders.ts";
import { type ApplicantDetails, findDetails, findOrdered } from "./applicant-queries.ts";
import type { Reviewer } from "./queries.ts";
import type { ScoredPair } from "../../matching/engine/match-requests.ts";

interface ApplicantQuery {
  jobId?: number | undefined;
  status?: ApplicationChoice | undefined;
  sort?: ApplicantSort | undefined;
  id?: readonly number[] | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

export interface ShownApplicant {
  details: ApplicantDetails;
  pair: ScoredPair | null;
}

const keyOf = ({ jobId, paralegalId }: { jobId: number; paralegalId: number }): string =>
  `${jobId} ${paralegalId}`;

/**
 * A page of the applications to a firm's jobs with their matches. No applicant is left out. An ordered list is logged as a
 * ranking before it is shown; applications that are named by id are not ranked.
 */
export async function listApplicants(
  { db, matching, clock }: Pick<MatchingDeps, "db" | "matching" | "clock">,
  reviewer: Reviewer,
  { sort = "match", limit = limits.page, cursor, ...filters }: ApplicantQuery,
): Promise<{ rows: ShownApplicant[]; next: string | null }> {
  const now = clock();
  const found = await findOrdered(db, reviewer, filters);
  const jobIds = [...new Set(found.map(({ jobId }) => jobId))];
  if (jobIds.length === 0) return { rows: [], next: null };
  const scores =
    sort === "match" && filters.id === undefined ? await matching.scoreApplicants({ jobIds, now }) : [];
  const scoreOf = new Map(scores.map((pair) => [keyOf(pair), pair.score]));
  const ordered = found.map((row) => ({ ...row, score: scoreOf.get(keyOf(row)) ?? null }));
  const page = pageOf(ordered, sort, { limit, cursor });
  // Only what is shown is explained.
  const [{ pairs, engineHash }, details] = await Promise.all([
    matching.request({
      kind: "applicants",
      jobIds: [...new Set(page.rows.map(({ jobId }) => jobId))],
      paralegalIds: [...new Set(page.rows.map(({ paralegalId }) => paralegalId))],
      now,
    }),
    findDetails(db, reviewer.firmId, page.rows),
  ]);
  const pairOf = new Map(pairs.map((pair) => [keyOf(pair), pair]));
  const rows = details.map((each) => ({
    details: each,
    pair: pairOf.get(keyOf(each.row.application)) ?? null,
  }));
  if (filters.id === undefined) {
    const logged = rows.flatMap(({ pair }) => (pair ? [pair] : []));
    await logRanking(db, { kind: "applicants", viewerId: reviewer.id, engineHash, pairs: logged }, now);
  }
  return { rows, next: page.next };
}
