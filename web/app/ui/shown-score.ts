import type { MatchFacts } from "@caseload/contract/matching/matches";

/** The score where it says something; null before there is a profile, and while the profile is too short for a number. */
export const shownScore = ({
  matchScore,
  fromProfile,
  isTentative,
}: Pick<MatchFacts, "matchScore" | "fromProfile" | "isTentative">): number | null =>
  fromProfile && !isTentative ? matchScore : null;
