/** Short texts on pay and place for result cards. */
import { isSameCity, unambiguousMiles } from "../geo/distance.ts";
import type { HourlyBudget } from "../budget.ts";
import type { JobTerms, PersonTerms } from "../features/conditions.ts";
import type { Pay } from "../normalize/pay.ts";

export const dollars = (amount: number): string =>
  `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;

/** "$48–58/hr", or "About $41–46/hr" if computed from a salary. */
export function payRange(pay: Pay): string | null {
  if (pay.hourly === null) return null;
  if (!pay.isWorkedOut) return paySpan(pay.hourly);
  const { min, max } = pay.hourly;
  return `About ${paySpan({ min: Math.round(min), max: Math.round(max) })}`;
}

function paySpan({ min, max }: HourlyBudget): string {
  const low = Math.round(min * 100) / 100;
  const high = Math.round(max * 100) / 100;
  if (low === high) return `${dollars(high)}/hr`;
  return low === 0 ? `up to ${dollars(high)}/hr` : `${dollars(low)}–${dollars(high).slice(1)}/hr`;
}

/** A budget that cannot be compared, as the posting writes it: "Negotiable", "$4,500 per month". */
function budgetText(budget: string | null | undefined): string {
  const written = (budget ?? "").trim();
  return /[a-z]/i.test(written) && !/^\$?0\b/.test(written) ? written : "Budget not stated";
}

interface Paid {
  readonly job: JobTerms;
  readonly person: PersonTerms;
  /** The budget as the posting writes it. */
  readonly budget: string | null | undefined;
}

/** "$48–58/hr, above your $45 floor". */
export function salaryFit({ job, person, budget }: Paid, whose: "your" | "their"): string {
  const flat = job.pay?.flat ?? null;
  if (flat !== null) return `$${flat.toLocaleString("en-US")} flat`;
  const hourly = job.pay?.hourly ?? null;
  const span = job.pay === null ? null : payRange(job.pay);
  if (hourly === null || span === null) return budgetText(budget);
  if (person.rate === null) return span;
  const rate = dollars(person.rate);
  if (hourly.min > person.rate) return `${span}, above ${whose} ${rate} floor`;
  return hourly.max >= person.rate
    ? `${span}, covers ${whose} ${rate} rate`
    : `${span}, below ${whose} ${rate} rate`;
}

export const ARRANGEMENT = { remote: "Remote", hybrid: "Hybrid", onsite: "On-site" } as const;

/** "Hybrid, 4 miles", "Remote" or "On-site, distance unknown". `texts` are the two locations as written. */
export function locationFit(
  job: JobTerms,
  person: PersonTerms,
  texts: readonly (string | null | undefined)[],
): string {
  const arrangement = job.arrangement === null ? "Arrangement not stated" : ARRANGEMENT[job.arrangement];
  if (job.arrangement === "remote") {
    const only = job.place?.onlyStates ?? [];
    return only.length === 0 ? arrangement : `${arrangement}, ${only.join(" or ")} only`;
  }
  const miles = unambiguousMiles(job.place, person.place);
  if (miles === null) return `${arrangement}, distance unknown`;
  const whole = Math.round(miles);
  return `${arrangement}, ${whole < 1 ? `same ${isSameCity(job.place, texts) ? "city" : "area"}` : `${whole} ${whole === 1 ? "mile" : "miles"}`}`;
}
