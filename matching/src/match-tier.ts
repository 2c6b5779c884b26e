/** How a match score is spoken of (SPEC section 9). */

const TIERS = [
  { from: 90, label: "Excellent Match" },
  { from: 75, label: "Good Match" },
  { from: 60, label: "Fair Match" },
] as const;

export type MatchTier = (typeof TIERS)[number]["label"] | "Potential Match";

/** A badge, or a highlighted skills match, stands only above this score. */
const BADGE_ABOVE = 70;

export function matchTier(score: number): MatchTier {
  return TIERS.find((tier) => score >= tier.from)?.label ?? "Potential Match";
}

export function showsMatchBadge(score: number | null): boolean {
  return score !== null && score > BADGE_ABOVE;
}
