/** Finds the conditions on which a posting and a profile contradict each other. */
import { needsFlight, placeMiles } from "../geo/distance.ts";
import { meetsCredential } from "../normalize/credentials.ts";
import { meetsLanguage } from "../normalize/languages.ts";
import type { IsMentioned } from "../normalize/listed-requirements.ts";
import type { JobTerms, PersonTerms } from "./conditions.ts";

export type MisfitKind =
  | "language"
  | "credential"
  | "place"
  | "hours"
  | "start"
  | "rate"
  | "years"
  | "jurisdiction"
  | "refusal";

/** "bar" excludes a fit, "hard" is an unmet requirement, "soft" is negotiable. */
export type MisfitDegree = "soft" | "hard" | "bar";

export interface Misfit {
  readonly kind: MisfitKind;
  readonly degree: MisfitDegree;
}

/** Default commute, in miles. */
const USUAL_COMMUTE = 50;
/** Miles added because roads are longer than straight lines. */
const SLACK_MILES = 10;
const FAR_MILES = 150;

type Rule = (job: JobTerms, person: PersonTerms, isMentioned: IsMentioned) => MisfitDegree | null;

const RULES: readonly (readonly [MisfitKind, Rule])[] = [
  ["language", languageMisfit],
  ["credential", credentialMisfit],
  ["place", placeMisfit],
  ["hours", hoursMisfit],
  ["start", startMisfit],
  ["rate", rateMisfit],
  ["years", yearsMisfit],
  ["jurisdiction", jurisdictionMisfit],
  ["refusal", sideMisfit],
];

/** An index without words cannot check unknown names, and assumes that they are mentioned. */
const assumeMentioned: IsMentioned = () => true;

/** Missing data is no misfit. `isMentioned` checks languages and credentials that the lists do not contain. */
export function misfitsOf(job: JobTerms, person: PersonTerms, isMentioned = assumeMentioned): Misfit[] {
  const found: Misfit[] = [];
  for (const [kind, rule] of RULES) {
    const degree = rule(job, person, isMentioned);
    if (degree !== null) found.push({ kind, degree });
  }
  return found;
}

function languageMisfit(job: JobTerms, person: PersonTerms, isMentioned: IsMentioned): MisfitDegree | null {
  const missing = job.languages.filter(
    (requirement) => !meetsLanguage(person.languages, requirement, isMentioned),
  );
  const required = missing.filter((requirement) => requirement.strength === "required");
  if (required.length === 0) return missing.length > 0 ? "soft" : null;
  return required.some((requirement) => requirement.throughout) ? "bar" : "hard";
}

function credentialMisfit(job: JobTerms, person: PersonTerms, isMentioned: IsMentioned): MisfitDegree | null {
  const missing = job.credentials.filter(
    (requirement) => !meetsCredential(person.credentials, requirement, isMentioned),
  );
  if (missing.some((requirement) => requirement.strength === "required")) return "hard";
  return missing.length > 0 ? "soft" : null;
}

function placeMisfit(job: JobTerms, person: PersonTerms): MisfitDegree | null {
  if (job.arrangement === null || job.arrangement === "remote") return null;
  if (job.rarePresence && (person.willTravel || person.arrangement !== "remote")) return null;
  const distant = distanceMisfit(job, person);
  if (job.opensPlace) return distant === null && person.arrangement !== "remote" ? null : "soft";
  if (distant === "bar" && job.arrangement === "onsite" && !person.willTravel) return "bar";
  return person.arrangement === "remote" ? "hard" : distant === "bar" ? "hard" : distant;
}

function distanceMisfit(job: JobTerms, person: PersonTerms): MisfitDegree | null {
  if (job.place === null || person.place === null) return null;
  if (needsFlight(job.place, person.place)) return "bar";
  const miles = placeMiles(job.place, person.place);
  if (miles === null) {
    const apart =
      job.place.state !== null && person.place.state !== null && job.place.state !== person.place.state;
    return apart && !person.willTravel ? "hard" : null;
  }
  const reach = Math.max(person.maxMiles ?? USUAL_COMMUTE, SLACK_MILES) + SLACK_MILES;
  if (miles > FAR_MILES && miles > reach) return "bar";
  return miles > reach ? "hard" : null;
}

function hoursMisfit(job: JobTerms, person: PersonTerms): MisfitDegree | null {
  if (person.projectsOnly && job.duration?.openEnded === true && job.duration.weeks === null) return "hard";
  if (isTooLong(job, person)) return "hard";
  if (job.hours === null || person.hours === null) return null;
  const share = person.hours.max / job.hours.min;
  if (share < 0.75) return "hard";
  return share < 1 ? "soft" : null;
}

/** Whether the work lasts more than twice as long as the longest assignment that the person takes. */
export function isTooLong({ duration }: JobTerms, { maxWeeks }: PersonTerms): boolean {
  if (maxWeeks === null || duration === null) return false;
  return duration.weeks === null ? duration.openEnded : duration.weeks > 2 * maxWeeks;
}

const LATE_DAYS = 21;
const URGENT_LATE_DAYS = 10;
const VERY_LATE_DAYS = 60;

function startMisfit(job: JobTerms, person: PersonTerms): MisfitDegree | null {
  const days = person.daysUntilAvailable;
  if (days === null || days <= (job.urgent ? URGENT_LATE_DAYS : LATE_DAYS)) return null;
  const weeks = job.duration?.weeks ?? null;
  if (weeks !== null && days > (weeks * 7) / 2) return "hard";
  return days > VERY_LATE_DAYS && job.urgent ? "hard" : "soft";
}

/** Ratios of rate to budget up to which a difference is ignored, and up to which it is soft. */
const RATE_IGNORED = 1.1;
const RATE_SOFT = 1.3;

function rateMisfit(job: JobTerms, person: PersonTerms): MisfitDegree | null {
  const max = job.pay?.hourly?.max;
  if (max === undefined || person.rate === null) return null;
  const ratio = person.rate / max;
  if (ratio <= RATE_IGNORED) return null;
  return ratio <= RATE_SOFT || job.pay?.canStretch === true ? "soft" : "hard";
}

const BORED_AFTER_YEARS = 5;

function yearsMisfit(job: JobTerms, person: PersonTerms): MisfitDegree | null {
  if (person.years === null) return null;
  if (job.wantsBeginner && person.years >= BORED_AFTER_YEARS) return "hard";
  if (job.years === null || person.years >= job.years) return null;
  return person.years < job.years / 2 && !job.trains ? "hard" : "soft";
}

function jurisdictionMisfit(job: JobTerms, person: PersonTerms): MisfitDegree | null {
  if (job.requiredStates.length === 0 || person.states.size === 0) return null;
  return job.requiredStates.some((state) => person.states.has(state)) ? null : "hard";
}

/** A posting for a side that the person will not work for. Work for both sides is no bar. */
function sideMisfit(job: JobTerms, person: PersonTerms): MisfitDegree | null {
  const refused = job.sides.filter((side) => person.sidesRefused.includes(side));
  if (refused.length === 0) return null;
  return job.sides.length > refused.length + 1 ? "soft" : "bar";
}
