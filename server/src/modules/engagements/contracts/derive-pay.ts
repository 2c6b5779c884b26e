import type { PayDerivation } from "@caseload/contract/engagements/pay-derivation";
import type { EngagementPay, ProposedPay } from "@caseload/contract/engagements/structured-terms";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import type { Budget } from "@caseload/contract/jobs/budget-text";

interface Offer {
  proposed: ProposedPay | null;
  budget: Budget | null;
  /** Of the paralegal's profile, US dollars per hour. */
  profileRate: number | null;
}

/** Half up; JavaScript's Math.round rounds halves up for positive numbers. */
const toCents = (dollars: number): number => Math.round(dollars * 100);

const hourly = (cents: number): EngagementPay => ({ kind: "hourly", rateCents: cents, capMinutes: null });

const flat = (cents: number, dueOn: string | null): EngagementPay => ({
  kind: "flat",
  totalCents: cents,
  milestones: [{ title: "Completion of the Services", dueOn, cents }],
});

/**
 * The pay of a contract's first version (ENGAGEMENT.md section 1): the application's price; else the flat budget; else
 * the profile's rate moved into the posted hourly range; else the profile's rate; else none.
 * @param endsOn due day of a flat fee's milestone
 */
export function derivePay(
  { proposed, budget, profileRate }: Offer,
  endsOn: string | null,
): { pay: EngagementPay | null; derivedFrom: PayDerivation } {
  if (proposed)
    return {
      pay: proposed.kind === "hourly" ? hourly(proposed.cents) : flat(proposed.cents, endsOn),
      derivedFrom: "proposed",
    };
  if (budget?.kind === "flat") return { pay: flat(toCents(budget.min), endsOn), derivedFrom: "flat_budget" };
  const rate = profileRate === null ? null : toCents(profileRate);
  if (rate === null) return { pay: null, derivedFrom: "none" };
  if (budget) {
    const inRange = Math.min(Math.max(rate, toCents(budget.min)), toCents(budget.max));
    const { minRateCents, maxRateCents } = engagementLimits;
    return {
      pay: hourly(Math.min(Math.max(inRange, minRateCents), maxRateCents)),
      derivedFrom: "clamped_rate",
    };
  }
  if (rate < engagementLimits.minRateCents) return { pay: null, derivedFrom: "none" };
  return { pay: hourly(rate), derivedFrom: "profile_rate" };
}

/** US dollars per hour, as SPEC.md's `agreedRate`; null where the pay is flat or open. */
export const hourlyRateOf = (pay: EngagementPay | null): number | null =>
  pay?.kind === "hourly" ? pay.rateCents / 100 : null;
