import type {
  ApplicantMatch,
  JobMatch,
  ListedMatch,
  LoggedRanking,
  SuggestedParalegal,
} from "@caseload/contract/matching/matches";
import { FEATURES } from "@caseload/matching/model/feature-names";
import type { Actor } from "../../../platform/actor.ts";
import type { ScoredPair } from "../engine/match-requests.ts";
import { matchFactsOf } from "./match-facts.ts";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import { canSee } from "../../jobs/postings/policy.ts";
import { presentListedJob } from "../../jobs/postings/present.ts";
import type { ShownJob } from "./match-jobs.ts";
import type { ApplicantRow, PlaceRow, RankingRow, SuggestedRow } from "./queries.ts";

export const presentJobMatch = ({ job, pair, application }: ShownJob): JobMatch => ({
  ...matchFactsOf(pair),
  job: {
    id: job.id,
    title: job.title,
    firmId: job.firmId,
    firmName: displayFirmName({ current: job.firmName, given: job.givenFirmName }),
    location: job.location,
    workArrangement: job.workArrangement,
    priority: job.priority,
    status: job.status,
    createdAt: job.postedAt.toISOString(),
    deadline: job.deadline,
  },
  applicationStatus: application?.status ?? null,
  mayReapply: application?.mayReapply ?? false,
});

/** A profile that is too short gets no number. */
export const presentListedMatch = (shown: ShownJob): ListedMatch => {
  const { job, pair, application, mark } = shown;
  const score = pair.fromProfile && !pair.match.isTentative ? pair.match.matchScore : null;
  const viewer = { score: () => score, applicationTo: () => presentOwn(application), markOf: () => mark };
  return { ...presentJobMatch(shown), job: presentListedJob(job, viewer) };
};

const presentOwn = (application: ShownJob["application"]): ListedMatch["job"]["application"] =>
  application && { status: application.status, viewedAt: application.viewedAt?.toISOString() ?? null };

export const presentSuggestion = (shown: {
  person: SuggestedRow;
  pair: ScoredPair;
  invitedAt: Date | null;
}): SuggestedParalegal => {
  const { id, name, emailConfirmed, profile } = shown.person;
  return {
    ...matchFactsOf(shown.pair),
    paralegal: {
      id,
      name,
      emailConfirmed,
      specialties: profile.specialties,
      yearsExperience: profile.experience,
      location: profile.location,
      availability: profile.availability,
      workPreference: profile.workPreference,
      hourlyRate: profile.shownRate,
    },
    invitedAt: shown.invitedAt?.toISOString() ?? null,
  };
};

export const presentApplicant = (shown: {
  applicant: ApplicantRow;
  pair: ScoredPair | null;
}): ApplicantMatch => ({
  applicationId: shown.applicant.id,
  paralegalId: shown.applicant.paralegalId,
  status: shown.applicant.status,
  match: shown.pair && matchFactsOf(shown.pair),
});

/** A posting that is no longer visible keeps its place in the log, without its title. */
const presentPlace = (row: PlaceRow, actor: Actor): LoggedRanking["places"][number] => ({
  place: row.place,
  job: row.job && canSee(actor, row.job) ? { id: row.job.id, title: row.job.title } : null,
  matchScore: row.matchScore,
  fromProfile: row.fromProfile,
  matchReasons: row.reasons,
  gaps: row.gaps,
  features: Object.fromEntries(row.features.map((value, at) => [FEATURES[at] ?? `feature ${at + 1}`, value])),
});

export const presentRanking = (ranking: RankingRow, places: PlaceRow[], actor: Actor): LoggedRanking => ({
  id: ranking.id,
  kind: ranking.kind,
  shownAt: ranking.shownAt.toISOString(),
  shownTo: ranking.viewerId === actor.id ? "you" : "law office",
  modelVersion: ranking.modelVersion,
  dataHash: ranking.dataHash,
  places: places.filter(({ rankingId }) => rankingId === ranking.id).map((row) => presentPlace(row, actor)),
});
