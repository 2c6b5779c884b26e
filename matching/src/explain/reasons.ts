/** Why a pair matches: facts that stand in both texts, the strongest first. */
import { isSameCity, toldMiles } from "../geo/distance.ts";
import { conceptOfValue } from "../ontology/unify.ts";
import { concept } from "../ontology/ontology.ts";
import { knowsLanguage, languageName } from "../normalize/languages.ts";
import { knowsCredential, proves } from "../normalize/credentials.ts";
import { saidBy } from "../features/prepared.ts";
import type { PreparedJob, PreparedPerson } from "../features/prepared.ts";
import type { JobSide, PersonSide } from "../sides.ts";
import { dollars, payStated } from "./terms-fit.ts";
import { capital, inBoth, isTold } from "./wording.ts";

/** Who reads: the paralegal about a posting, or the poster about a paralegal. */
export type Reader = "paralegal" | "poster";

interface Weighed {
  readonly weight: number;
  /** "fact, detail"; the fact holds no comma */
  readonly text: string;
}

const MOST_REASONS = 3;

export interface Sides {
  readonly job: JobSide;
  readonly person: PersonSide;
  readonly preparedJob: PreparedJob;
  readonly preparedPerson: PreparedPerson;
}

/** At most three; each names something that both sides state. */
export function reasonsOf(sides: Sides, reader: Reader): string[] {
  return [workReason, fieldReason, languageReason, credentialReason, placeReason, payReason, yearsReason]
    .map((reason) => reason(sides, reader))
    .filter((reason) => reason !== null)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_REASONS)
    .map((reason) => reason.text);
}

const whose = (reader: Reader): string => (reader === "paralegal" ? "your" : "the");

/** Concepts that both sides name themselves, the rarest first. */
export function sharedConcepts({ preparedJob, preparedPerson }: Sides): string[] {
  return [...preparedJob.concepts]
    .filter(([id]) => preparedPerson.concepts.get(id) === 1)
    .toSorted(([, a], [, b]) => b - a)
    .map(([id]) => id);
}

const SHOWN_CONCEPTS = 2;

function workReason(sides: Sides, reader: Reader): Weighed | null {
  const shared = sharedConcepts(sides).filter((id) => concept(id)?.kind !== "skill");
  const names = shared.slice(0, SHOWN_CONCEPTS).map((id) => inBoth(id, sides.job, sides.person));
  if (names.length === 0) return null;
  const rest = shared.length - names.length;
  const detail = `on ${whose(reader)} profile too${rest > 0 ? `, with ${rest} more` : ""}`;
  return { weight: 10, text: `${capital([...new Set(names)].join(" and "))}, ${detail}` };
}

function fieldReason({ job, person }: Sides, reader: Reader): Weighed | null {
  const offered = new Set((person.specialties ?? []).map(conceptOfValue));
  const shared = (job.specialties ?? []).map(conceptOfValue).find((id) => id !== null && offered.has(id));
  const name = shared ? concept(shared)?.name : undefined;
  if (name === undefined) return null;
  return {
    weight: 8,
    text: `${name.replaceAll(",", "")}, ${reader === "paralegal" ? "one of your specialties" : "among the specialties"}`,
  };
}

function languageReason({ person, preparedJob, preparedPerson }: Sides): Weighed | null {
  const { languages } = preparedPerson.terms;
  const says = saidBy(preparedPerson);
  const isSpoken = (name: string): boolean =>
    knowsLanguage(name) ? languages.has(name) : says(name) && isTold(name, person);
  for (const { language, alternatives, strength } of preparedJob.terms.languages) {
    const spoken = [language, ...alternatives].find(isSpoken);
    if (spoken === undefined) continue;
    const name = languageName(spoken).replaceAll(",", "");
    return { weight: 7, text: `${name}, ${spoken === language ? strength : "accepted too"}` };
  }
  return null;
}

function credentialReason({ person, preparedJob, preparedPerson }: Sides): Weighed | null {
  const named = preparedPerson.terms.credentialsNamed;
  const says = saidBy(preparedPerson);
  const isHeld = (name: string): boolean =>
    knowsCredential(name) ? named.has(name) : says(name) && isTold(name, person);
  for (const { credential, alternatives, strength } of preparedJob.terms.credentials) {
    const accepted = [credential, ...alternatives];
    const held = accepted.find(isHeld);
    if (held !== undefined) {
      const name = capital(held.replaceAll(",", ""));
      return { weight: 6, text: `${name}, ${held === credential ? strength : "accepted too"}` };
    }
    const proof = [...named].find((each) => accepted.some((other) => proves(each, other)));
    const proved = accepted.find((other) => proof !== undefined && proves(proof, other));
    if (proof !== undefined)
      return { weight: 6, text: `${capital(proof)}, counts as ${proved ?? credential}` };
  }
  return null;
}

const NEAR_MILES = 50;

function placeReason(
  { job: posting, person: profile, preparedJob, preparedPerson }: Sides,
  reader: Reader,
): Weighed | null {
  const { terms: job } = preparedJob;
  const { terms: person } = preparedPerson;
  if (job.arrangement === "remote")
    return person.arrangement === "remote"
      ? { weight: 5, text: `Remote, as ${reader === "paralegal" ? "you prefer" : "preferred"}` }
      : null;
  const miles = toldMiles(job.place, person.place);
  if (miles === null || miles > Math.min(NEAR_MILES, person.maxMiles ?? NEAR_MILES)) return null;
  if (person.arrangement === "remote" || job.arrangement === null) return null;
  const whole = Math.round(miles);
  const same = isSameCity(job.place, [posting.location, profile.location]) ? "city" : "area";
  const near = whole < 1 ? `in the same ${same}` : `${whole} ${whole === 1 ? "mile" : "miles"} away`;
  return { weight: 5, text: `${job.arrangement === "hybrid" ? "Hybrid" : "On-site"}, ${near}` };
}

function payReason({ preparedJob, preparedPerson }: Sides, reader: Reader): Weighed | null {
  const { pay } = preparedJob.terms;
  const hourly = pay?.hourly ?? null;
  const rate = preparedPerson.terms.rate;
  if (pay === null || hourly === null || rate === null || hourly.max < rate) return null;
  return { weight: 4, text: `${payStated(pay)}, covers ${whose(reader)} ${dollars(rate)} rate` };
}

/** "6-10" and "expert" name the least. */
const isBand = (said: PersonSide["yearsExperience"]): boolean =>
  typeof said === "string" && !/^\s*\d+(?:\.\d+)?(?: years?)?\s*$/i.test(said);

function yearsReason({ person, preparedJob, preparedPerson }: Sides): Weighed | null {
  const asked = preparedJob.terms.years;
  const years = preparedPerson.terms.years;
  if (asked === null || asked === 0 || years === null || years < asked || preparedJob.terms.wantsBeginner)
    return null;
  const told = isBand(person.yearsExperience)
    ? `${years}+ years`
    : `${years} ${years === 1 ? "year" : "years"}`;
  return { weight: 3, text: `${told} of experience, ${asked} asked for` };
}
