import type { MatchFacts } from "@caseload/contract/matching/matches";
import type { ScoredPair } from "../engine/match-requests.ts";

/** A match as its reader sees it. */
export const matchFactsOf = ({ match, fromProfile }: ScoredPair): MatchFacts => ({
  matchScore: match.matchScore,
  matchReasons: [...match.matchReasons],
  salaryFit: match.salaryFit,
  locationFit: match.locationFit,
  skillsMatch: match.skillsMatch,
  gaps: [...match.gaps],
  isTentative: match.isTentative,
  missing: [...match.missing],
  requirements: {
    met: match.requirements.met,
    total: match.requirements.total,
    unmet: match.requirements.unmet.map(({ text, points }) => ({ text, points })),
  },
  additions: [...match.additions],
  breakdown: match.breakdown.map(({ factor, earned, possible }) => ({ factor, earned, possible })),
  confidence: match.confidence,
  isFit: match.isFit,
  fromProfile,
  modelVersion: match.modelVersion,
});
