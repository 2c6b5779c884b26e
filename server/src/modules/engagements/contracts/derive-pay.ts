import type { PayDerivation } from "@caseload/contract/engagements/pay-derivation";
import type { EngagementPay, ProposedPay } from "@caseload/contract/engagements/structured-terms";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import type { Budget } from "@caseload/contract/jobs/posting-options";

interface Offer {
  proposed: ProposedPay | null;
  budget: Budget | null;
  /** Of the paralegal's profile, US dollars per hour. */
  profileRate: number | null;
}

/** Whole US cents, half up; JavaScript's Math.round rounds halves up for positive numbers. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

const { minRateCents, maxRateCents, minFeeCents, maxFeeCents } = engagementLimits;

const hourly = (cents: number): EngagementPay | null =>
  cents < minRateCents || cents > maxRateCents
    ? null
    : { kind: "hourly", rateCents: cents, capMinutes: null };

const flat = (cents: number, dueOn: string | null): EngagementPay | null =>
  cents < minFeeCents || cents > maxFeeCents
    ? null
    : {
        kind: "flat",
        totalCents: cents,
        milestones: [{ title: "Completion of the Services", dueOn, cents }],
      };

interface DerivedPay {
  pay: EngagementPay | null;
  derivedFrom: PayDerivation;
}

/**
 * The pay of a contract's first version (ENGAGEMENT.md section 1): the application's price; else the flat budget; else
 * the profile's rate moved into the posted hourly range; else the profile's rate; else none. A price that neither side could
 * propose ("$0.50/hr") is left open.
 * @param endsOn due day of a flat fee's milestone
 */
export function derivePay(offer: Offer, endsOn: string | null): DerivedPay {
  const derived = derive(offer, endsOn);
  return derived.pay === null ? { pay: null, derivedFrom: "none" } : derived;
}

function derive({ proposed, budget, profileRate }: Offer, endsOn: string | null): DerivedPay {
  if (proposed)
    return {
      pay: proposed.kind === "hourly" ? hourly(proposed.cents) : flat(proposed.cents, endsOn),
      derivedFrom: "proposed",
    };
  if (budget?.kind === "flat") return { pay: flat(toCents(budget.min), endsOn), derivedFrom: "flat_budget" };
  if (profileRate === null) return { pay: null, derivedFrom: "none" };
  if (!budget) return { pay: hourly(toCents(profileRate)), derivedFrom: "profile_rate" };
  const inRange = Math.min(Math.max(profileRate, budget.min), budget.max);
  return { pay: hourly(toCents(inRange)), derivedFrom: "clamped_rate" };
}

/** US dollars per hour, as SPEC.md's `agreedRate`; null where the pay is flat or open. */
export const hourlyRateOf = (pay: EngagementPay | null): number | null =>
  pay?.kind === "hourly" ? pay.rateCents / 100 : null;
