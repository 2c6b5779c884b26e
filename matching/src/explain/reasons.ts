/** Why a pair matches: facts that both texts contain, the strongest first. */
import { isSameCity, unambiguousMiles } from "../geo/distance.ts";
import { conceptForValue } from "../ontology/concept-for-value.ts";
import { findConcept } from "../ontology/ontology.ts";
import { knowsLanguage, languageName } from "../normalize/languages.ts";
import { knowsCredential, proves } from "../normalize/credentials.ts";
import { mentionedIn } from "../features/parse.ts";
import type { ParsedJob, ParsedPerson } from "../features/parse.ts";
import type { JobInput, PersonInput } from "../match-input.ts";
import { dollars, payRange } from "./terms-fit.ts";
import { capitalize, nameInBoth, isWrittenInProfile } from "./concept-wording.ts";

/** Whom an explanation addresses: the paralegal about a posting, or the poster about a paralegal. */
export type Audience = "paralegal" | "poster";

interface WeightedReason {
  readonly weight: number;
  /** "fact, detail". The fact contains no comma. */
  readonly text: string;
}

const MAX_REASONS = 3;

export interface ParsedPair {
  readonly job: JobInput;
  readonly person: PersonInput;
  readonly parsedJob: ParsedJob;
  readonly parsedPerson: ParsedPerson;
}

/** At most three reasons. Each names something that both texts state. */
export function reasonsOf(pair: ParsedPair, audience: Audience): string[] {
  return [workReason, fieldReason, languageReason, credentialReason, placeReason, payReason, yearsReason]
    .map((reason) => reason(pair, audience))
    .filter((reason) => reason !== null)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_REASONS)
    .map((reason) => reason.text);
}

const whose = (audience: Audience): string => (audience === "paralegal" ? "your" : "the");

/** Concepts that both texts name, by descending weight. */
export function sharedConcepts({ parsedJob, parsedPerson }: ParsedPair): string[] {
  return [...parsedJob.concepts]
    .filter(([id]) => parsedPerson.concepts.get(id) === 1)
    .toSorted(([, a], [, b]) => b - a)
    .map(([id]) => id);
}

const SHOWN_CONCEPTS = 2;

function workReason(pair: ParsedPair, audience: Audience): WeightedReason | null {
  const shared = sharedConcepts(pair).filter((id) => findConcept(id)?.kind !== "skill");
  const names = shared.slice(0, SHOWN_CONCEPTS).map((id) => nameInBoth(id, pair.job, pair.person));
  if (names.length === 0) return null;
  const rest = shared.length - names.length;
  const detail = `also on ${whose(audience)} profile${rest > 0 ? `, plus ${rest} more` : ""}`;
  return { weight: 10, text: `${capitalize([...new Set(names)].join(" and "))}, ${detail}` };
}

function fieldReason({ job, person }: ParsedPair, audience: Audience): WeightedReason | null {
  const offered = new Set((person.specialties ?? []).map(conceptForValue));
  const shared = (job.specialties ?? []).map(conceptForValue).find((id) => id !== null && offered.has(id));
  const name = shared ? findConcept(shared)?.name : undefined;
  if (name === undefined) return null;
  return {
    weight: 8,
    text: `${name.replaceAll(",", "")}, ${audience === "paralegal" ? "one of your specialties" : "one of their specialties"}`,
  };
}

function languageReason({ person, parsedJob, parsedPerson }: ParsedPair): WeightedReason | null {
  const { languages } = parsedPerson.terms;
  const isMentioned = mentionedIn(parsedPerson);
  const isSpoken = (name: string): boolean =>
    knowsLanguage(name) ? languages.has(name) : isMentioned(name) && isWrittenInProfile(name, person);
  for (const { language, alternatives, strength } of parsedJob.terms.languages) {
    const spoken = [language, ...alternatives].find(isSpoken);
    if (spoken === undefined) continue;
    const name = languageName(spoken).replaceAll(",", "");
    return { weight: 7, text: `${name}, ${spoken === language ? strength : "accepted too"}` };
  }
  return null;
}

function credentialReason({ person, parsedJob, parsedPerson }: ParsedPair): WeightedReason | null {
  const named = parsedPerson.terms.credentialsNamed;
  const isMentioned = mentionedIn(parsedPerson);
  const isHeld = (name: string): boolean =>
    knowsCredential(name) ? named.has(name) : isMentioned(name) && isWrittenInProfile(name, person);
  for (const { credential, alternatives, strength } of parsedJob.terms.credentials) {
    const accepted = [credential, ...alternatives];
    const held = accepted.find(isHeld);
    if (held !== undefined) {
      const name = capitalize(held.replaceAll(",", ""));
      return { weight: 6, text: `${name}, ${held === credential ? strength : "accepted too"}` };
    }
    const proof = [...named].find((each) => accepted.some((other) => proves(each, other)));
    const proved = accepted.find((other) => proof !== undefined && proves(proof, other));
    if (proof !== undefined)
      return { weight: 6, text: `${capitalize(proof)}, counts as ${proved ?? credential}` };
  }
  return null;
}

const NEAR_MILES = 50;

function placeReason(
  { job: posting, person: profile, parsedJob, parsedPerson }: ParsedPair,
  audience: Audience,
): WeightedReason | null {
  const { terms: job } = parsedJob;
  const { terms: person } = parsedPerson;
  if (job.arrangement === "remote")
    return person.arrangement === "remote"
      ? { weight: 5, text: `Remote, as ${audience === "paralegal" ? "you prefer" : "preferred"}` }
      : null;
  const miles = unambiguousMiles(job.place, person.place);
  if (miles === null || miles > Math.min(NEAR_MILES, person.maxMiles ?? NEAR_MILES)) return null;
  if (person.arrangement === "remote" || job.arrangement === null) return null;
  const whole = Math.round(miles);
  const same = isSameCity(job.place, [posting.location, profile.location]) ? "city" : "area";
  const near = whole < 1 ? `in the same ${same}` : `${whole} ${whole === 1 ? "mile" : "miles"} away`;
  return { weight: 5, text: `${job.arrangement === "hybrid" ? "Hybrid" : "On-site"}, ${near}` };
}

function payReason({ parsedJob, parsedPerson }: ParsedPair, audience: Audience): WeightedReason | null {
  const { pay } = parsedJob.terms;
  const hourly = pay?.hourly ?? null;
  const rate = parsedPerson.terms.rate;
  if (pay === null || hourly === null || rate === null || hourly.max < rate) return null;
  return { weight: 4, text: `${payRange(pay)}, covers ${whose(audience)} ${dollars(rate)} rate` };
}

/** A band such as "6-10" or "expert" states a minimum. */
const isBand = (years: PersonInput["yearsExperience"]): boolean =>
  typeof years === "string" && !/^\s*\d+(?:\.\d+)?(?: years?)?\s*$/i.test(years);

function yearsReason({ person, parsedJob, parsedPerson }: ParsedPair): WeightedReason | null {
  const asked = parsedJob.terms.years;
  const years = parsedPerson.terms.years;
  if (asked === null || asked === 0 || years === null || years < asked || parsedJob.terms.wantsBeginner)
    return null;
  const experience = isBand(person.yearsExperience)
    ? `${years}+ years`
    : `${years} ${years === 1 ? "year" : "years"}`;
  return { weight: 3, text: `${experience} of experience, ${asked} asked for` };
}
