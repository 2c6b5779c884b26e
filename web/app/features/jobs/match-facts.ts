/** Why a posting fits, as far as the posting and the account alone can tell. Each sentence is marked up to its comma. */
import type { User } from "@caseload/contract/accounts";
import type { Job } from "@caseload/contract/jobs";
import { specialtyLabel } from "@caseload/contract/options";
import { hourlyBudget } from "@caseload/matching/budget";
import { money } from "~/lib/format.ts";

type Posting = Pick<Job, "specialties" | "location" | "budgetRange">;
type Person = Pick<User, "specialties" | "preferredLocation" | "hourlyRate">;

export function matchFacts(job: Posting, person: Person): string[] {
  return [specialtyFact(job, person), rateFact(job, person), locationFact(job, person)].filter(
    (fact) => fact !== null,
  );
}

/** Specialties named before the sentence grows too long. */
const most = 2;
const words = ["no", "one", "two", "three", "four", "five"] as const;

function specialtyFact(job: Posting, person: Person): string | null {
  const own = new Set(person.specialties.map(specialtyLabel));
  const shared = [...new Set(job.specialties.map(specialtyLabel))].filter((label) => own.has(label));
  if (shared.length === 0) return null;
  const names = shared.slice(0, most).join(" and ");
  const among = shared.length > most ? "among " : "";
  return `${names}, ${among}${words[shared.length] ?? shared.length} of your specialties`;
}

function rateFact({ budgetRange }: Posting, { hourlyRate }: Person): string | null {
  const budget = hourlyBudget(budgetRange);
  if (!budget || hourlyRate === null || hourlyRate > budget.max) return null;
  const place = hourlyRate < budget.min ? "below" : "inside";
  const range = budget.min === budget.max ? money(budget.max) : `${money(budget.min)}–${budget.max}`;
  return `Your rate of ${money(hourlyRate)}, ${place} the ${range} budget`;
}

function locationFact({ location }: Posting, { preferredLocation }: Person): string | null {
  const own = preferredLocation?.trim().toLowerCase();
  return own && own === location.trim().toLowerCase() ? `Your own location, ${location}` : null;
}
