import { errorMessages } from "@caseload/contract/error-messages";
import type { Actor } from "../../../platform/actor.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { findJob } from "../../jobs/postings/queries.ts";
import { logRanking } from "../rankings/log-ranking.ts";
import type { MatchDeps } from "./match-jobs.ts";
import { canCompareApplicants, canSuggestPeople } from "./policy.ts";
import { findApplicants, findInviteTimes, findPeople } from "./queries.ts";
import { findBlockedPeople } from "../../../platform/db/blocked-people.ts";

/** Suggestions of one response. */
const defaultLimit = 10;

/**
 * Public profiles for a posting, best first, logged as shown.
 * @throws HttpError 404 when the actor does not manage the posting
 */
export async function suggestPeople(
  { db, matching, clock }: MatchDeps,
  actor: Actor,
  jobId: number,
  limit = defaultLimit,
) {
  const now = clock();
  const job = await findJob(db, jobId);
  if (!job || !canSuggestPeople(actor, job)) throw notFound(errorMessages.jobNotFound);
  const { pairs, engineHash } = await matching.request({ kind: "suggestions", jobId, limit, now });
  const people = await findPeople(
    db,
    pairs.map(({ paralegalId }) => paralegalId),
  );
  const blocked = new Set(await findBlockedPeople(db, actor.id));
  const invitedAt = await findInviteTimes(db, jobId);
  const shown = pairs.flatMap((pair) => {
    const person = people.get(pair.paralegalId);
    return person?.profile.isPublic && !blocked.has(pair.paralegalId)
      ? [{ person, pair, invitedAt: invitedAt.get(pair.paralegalId) ?? null }]
      : [];
  });
  await logRanking(
    db,
    { kind: "suggestions", viewerId: actor.id, engineHash, pairs: shown.map(({ pair }) => pair) },
    now,
  );
  return shown;
}

/**
 * All applicants, best match first and those without a profile last, logged as shown. This only sorts: no applicant is
 * left out, and no application changes.
 * @throws HttpError 404 for a posting of another firm
 */
export async function compareApplicants({ db, matching, clock }: MatchDeps, actor: Actor, jobId: number) {
  const now = clock();
  const job = await findJob(db, jobId);
  if (!job || !canCompareApplicants(actor, job)) throw notFound(errorMessages.jobNotFound);
  const [applicants, { pairs, engineHash }] = await Promise.all([
    findApplicants(db, jobId, actor.id),
    matching.request({ kind: "applicants", jobIds: [jobId], now }),
  ]);
  const pairOf = new Map(pairs.map((pair, at) => [pair.paralegalId, { pair, at }]));
  const shown = applicants
    .map((applicant) => ({ applicant, scored: pairOf.get(applicant.paralegalId) }))
    .toSorted((a, b) => (a.scored?.at ?? pairs.length) - (b.scored?.at ?? pairs.length))
    .map(({ applicant, scored }) => ({ applicant, pair: scored?.pair ?? null }));
  const logged = shown.flatMap(({ pair }) => (pair ? [pair] : []));
  await logRanking(db, { kind: "applicants", viewerId: actor.id, engineHash, pairs: logged }, now);
  return shown;
}
