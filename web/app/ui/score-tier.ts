/** SPEC.md section 9: badge tiers of the matching page. */
const tiers = [
  { from: 90, name: "tier-excellent", label: "Excellent Match", mark: "full" },
  { from: 75, name: "tier-good", label: "Good Match", mark: "soft" },
  { from: 60, name: "tier-fair", label: "Fair Match", mark: "bold" },
] as const;
const lowest = { from: 0, name: "tier-potential", label: "Potential Match", mark: "bold" } as const;

type ScoreTier = (typeof tiers)[number] | typeof lowest;

/** The tier of a score from 0 to 100, with the mark its reasons get. */
export function scoreTier(value: number): ScoreTier {
  return tiers.find((tier) => value >= tier.from) ?? lowest;
}
