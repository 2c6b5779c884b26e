/** Parses the terms of a posting and of a profile: place, hours, pay, start, languages, credentials. */
import { experienceYears } from "../experience-years.ts";
import { parsePlace } from "../geo/place.ts";
import type { Place } from "../geo/place.ts";
import { findStates } from "../geo/states.ts";
import { parseArrangement } from "../normalize/arrangement.ts";
import type { Arrangement } from "../normalize/arrangement.ts";
import { credentialRequirements, credentialsHeld, credentialsNamed } from "../normalize/credentials.ts";
import type { CredentialRequirement } from "../normalize/credentials.ts";
import { parseDuration } from "../normalize/duration.ts";
import type { Duration } from "../normalize/duration.ts";
import { hoursOffered, hoursPerWeek, hoursStated } from "../normalize/hours.ts";
import type { HoursRange } from "../normalize/hours.ts";
import { languageRequirements, languagesSpoken } from "../normalize/languages.ts";
import type { LanguageRequirement } from "../normalize/languages.ts";
import { numberWordsToDigits } from "../normalize/numbers.ts";
import { parsePay } from "../normalize/pay.ts";
import type { Pay } from "../normalize/pay.ts";
import { sidesOf, sidesRefused } from "../normalize/sides.ts";
import { daysUntilAvailable } from "../normalize/start.ts";
import type { JobInput, PersonInput } from "../match-input.ts";
import { withoutPersonalDetails } from "../text/personal-details.ts";
import { splitByPolarity } from "../text/polarity.ts";
import { sentencesOf, strengthOf } from "../text/strength.ts";

export interface JobTerms {
  readonly place: Place | null;
  readonly arrangement: Arrangement | null;
  /** Presence is required a few times a month or less. */
  readonly rarePresence: boolean;
  /** The text allows remote work, or pays for travel or relocation. */
  readonly opensPlace: boolean;
  readonly hours: HoursRange | null;
  readonly duration: Duration | null;
  readonly pay: Pay | null;
  /** Minimum years of experience. */
  readonly years: number | null;
  readonly languages: readonly LanguageRequirement[];
  readonly credentials: readonly CredentialRequirement[];
  readonly urgent: boolean;
  /** The posting says that it does not suit experienced people. */
  readonly wantsBeginner: boolean;
  /** The posting opens itself to people without experience in its field. */
  readonly trains: boolean;
  /** The sides that the posting works for: "landlord", "plaintiff". */
  readonly sides: readonly string[];
  /** States in which the person must live or have practiced. */
  readonly requiredStates: readonly string[];
  /** States of the location and of the description. */
  readonly states: readonly string[];
}

export interface PersonTerms {
  readonly place: Place | null;
  readonly arrangement: Arrangement | null;
  /** Miles; null if not stated. */
  readonly maxMiles: number | null;
  readonly willTravel: boolean;
  readonly hours: HoursRange | null;
  readonly projectsOnly: boolean;
  /** The longest assignment, in weeks; null if not stated. */
  readonly maxWeeks: number | null;
  /** The sides that the person will not work for. */
  readonly sidesRefused: readonly string[];
  /** Days from `now`. */
  readonly daysUntilAvailable: number | null;
  /** US dollars per hour. */
  readonly rate: number | null;
  readonly years: number | null;
  readonly languages: ReadonlySet<string>;
  readonly credentials: ReadonlySet<string>;
  /** Those of `credentials` that the profile names, without implied ones. */
  readonly credentialsNamed: ReadonlySet<string>;
  readonly states: ReadonlySet<string>;
}

const RARE =
  /\b(?:once|twice|a few times|a couple(?: of)? times|(?:a few|one|two|three|four)(?: (?:to|or) (?:two|three|four))? days?|every) (?:a|per|each|every|other) (?:month|quarter|year)\b|\b(?:monthly|quarterly|bimonthly|semiannual) (?:[\w-]+ ){0,2}(?:visit|meeting|trip|in-person|on-?site)|\b(?:one|two|a|an|single) (?:[\w-]+ )?(?:visits?|trips?|meetings?|appearances?) (?:a|per|each|every) (?:month|quarter|year)\b|\bevery other month\b|\boccasional(?:ly)? (?:in|visit|on)/i;
const OPENS =
  /\b(?:remote (?:is |work )?(?:possible|considered|ok|okay|fine|an option|negotiable|for the right)|(?:consider|open to) (?:\w+ )?remote|other (?:states|locations) considered|(?:pay|cover|reimburse)s? (?:for )?(?:travel|mileage|relocation)|relocation (?:assistance|help|package|paid)|(?:travel|expenses|mileage|hotel|lodging|trips?)[\w ,]{0,50} (?:is |are |will be )?(?:paid|reimbursed|covered)\b|(?:pay|cover|reimburse)s? (?:for )?(?:your |the |all )?(?:travel|mileage|hotel|lodging|expenses|trips?|flights?)|\bpaid (?:travel|trips?|relocation)|trips? (?:a|per) \w+,? paid)/i;
const SHUTS = /\bno (?:relocation|remote)\b|\bnot remote\b/i;
const BEGINNER = /\b(?:be bored|get bored|over-?qualified|too experienced|recent graduates? only)\b/i;
const TRAINS =
  /\b(?:(?:we|we'll|we’ll|will|can|happy to|glad to|able to) (?:will |can |gladly |happily )?(?:train|teach|show you|mentor)|training (?:is |will be )?(?:provided|given|offered|included|on the job)|on-the-job training|(?:can|could|may) be (?:taught|learned)|(?:no|without) (?:[\w-]+ ){0,3}experience (?:is |are )?(?:required|necessary|needed|may apply|welcome|can apply|ok|okay|fine|will be considered)|experience (?:is )?not (?:required|necessary|needed)|career[- ]changers?|newcomers|recent graduates|entry[- ]level)\b/i;
const TRAINS_NOT =
  /\b(?:no training|cannot train|can't train|can’t train|not (?:able|in a position) to train|no time to (?:train|teach))\b/i;
const LOCAL_ONLY =
  /\b(?:residents? only|must (?:live|reside|be (?:based|located))|based in \w+ only|(?:practice|procedure|experience|law|rules|courts?|filings?|forms) (?:\w+ ){0,2}?(?:is |are )?(?:required|a must|essential|mandatory|necessary|indispensable|non-negotiable|needed)|(?:must|needs? to|has to|have to|you|need someone who|need somebody who|required:|only (?:people|those|paralegals|candidates) who) (?:\w+ )?(?:have|know|knows|understand|understands|be at home in|be fluent in|be familiar with|handled?|filed in|worked in)(?= )[\w', .-]{0,60}(?:practice|procedure|law|courts?|rules|filings?|e-?filing|forms|code|statutes?|counties|county)|no (?:learning|training) on the job|know [\w' ]{0,30}(?:cold|inside out|by heart))/i;
const OTHER_STATES =
  /\b(?:other|any|all) (?:states?|jurisdictions?) (?:are |is )?(?:considered|welcome|ok|okay|fine|possible)\b|\bany state\b/i;

export function jobTerms(job: JobInput): JobTerms {
  const text = `${job.title}. ${job.description}`;
  const { affirmed } = splitByPolarity(text);
  const place = parsePlace(job.location);
  const pay = parsePay(job.budgetRange, job.description);
  const named = findStates(job.description);
  return {
    place,
    arrangement: place?.remote === true ? "remote" : parseArrangement(job.workArrangement),
    rarePresence: RARE.test(affirmed),
    opensPlace: OPENS.test(affirmed) && !SHUTS.test(text),
    hours: hoursPerWeek(job.hoursPerWeek),
    duration: parseDuration(job.duration),
    pay: pay?.hourly !== null && pay?.hourly !== undefined && pay.hourly.max <= 0 ? null : pay,
    years: yearsOf(job.experienceRequired),
    languages: languageRequirements(job.languages ?? [], text),
    credentials: credentialRequirements(job.requiredCredentials ?? [], text),
    urgent: job.priority?.toLowerCase() === "urgent",
    wantsBeginner: BEGINNER.test(affirmed),
    sides: sidesOf(affirmed),
    trains: TRAINS.test(text) && !TRAINS_NOT.test(text),
    requiredStates: [...new Set([...(place?.onlyStates ?? []), ...statesRequired(text)])],
    states: [...new Set([...(place?.state ? [place.state] : []), ...(place?.onlyStates ?? []), ...named])],
  };
}

function statesRequired(text: string): string[] {
  if (OTHER_STATES.test(text)) return [];
  return sentencesOf(text)
    .filter((sentence) => LOCAL_ONLY.test(sentence) && strengthOf(sentence) !== "preferred")
    .flatMap((sentence) => [
      ...findStates(sentence),
      ...STATE_LAW.filter(([, names]) => names.test(sentence)).map(([state]) => state),
    ]);
}

/** Codes, systems and courts of one state alone. */
const STATE_LAW: readonly (readonly [state: string, names: RegExp])[] = [
  ["CA", /\b(?:CCP|LASC|CACI|Judicial Council forms?|Cal\. ?Civ)\b/],
  ["DE", /\b(?:DGCL|Court of Chancery)\b/],
  ["FL", /\bFla\. ?Stat\b/],
  ["NY", /\b(?:CPLR|NYSCEF|SCPA|Surrogate['’]?s['’]? Court)\b/],
  ["TX", /\b(?:TRCP|eFileTexas)\b/],
];

const TRAVELS =
  /\b(?:willing|happy|glad|able|free|open) to (?:travel|relocate|move|fly|commute)|\bwill (?:travel|relocate)\b|\b(?:relocating|moving) to\b|\b(?:visit|travel to|drive to) an? (?:\w+ )?office\b|\bcome (?:in|into|to) (?:the|your|an) office\b|\b(?:would|will|can|could|happy to|glad to|i'd|i'll) (?:gladly |happily |also )?(?:come|fly|drive|travel)(?: (?:in|out|up|down|over))? (?:for|to (?:trial|court|the|your|hearings?|closings?)|when|if|as needed|on)\b|\b(?:trips?|travel) (?:is |are )?(?:fine|ok|okay|welcome|possible|no (?:problem|issue))\b|\bfree to travel\b|\bwhen (?:my |travel )?expenses are (?:paid|covered)\b/i;
const MILES =
  /\b(?:up to|within|no more than|no farther than|at most|maximum of|max) (?:about |a )?(\d{1,3})[ -]miles?\b/i;

/** US dollars per hour. A rate of 0 counts as not stated. */
export const rateAsked = ({ hourlyRate = null }: PersonInput): number | null =>
  hourlyRate !== null && hourlyRate > 0 ? hourlyRate : null;

/** Whether a figure of weekly hours is the person's own, rather than what an availability label stands for. */
export function statesHours(person: PersonInput): boolean {
  if (person.hoursPerWeek) return true;
  if (/\d/.test(person.availability ?? "")) return true;
  return (
    !/^full/i.test(person.availability ?? "") &&
    hoursStated(withoutPersonalDetails(person.bio ?? "")) !== null
  );
}

export function personTerms(person: PersonInput, now: Date): PersonTerms {
  const bio = withoutPersonalDetails(person.bio ?? "");
  const written = [bio, person.education ?? "", ...(person.skills ?? []), ...(person.certifications ?? [])];
  const place = parsePlace(person.location);
  return {
    place,
    arrangement: place?.remote === true ? "remote" : parseArrangement(person.workPreference),
    maxMiles: person.maxTravelMiles ?? milesIn(bio),
    willTravel: TRAVELS.test(splitByPolarity(bio).affirmed),
    hours: person.hoursPerWeek
      ? { min: 0, max: person.hoursPerWeek }
      : hoursOffered(person.availability, bio),
    sidesRefused: sidesRefused(bio),
    maxWeeks: longestAssignment(bio),
    projectsOnly: /^(?:project|contract)/i.test(person.availability ?? ""),
    daysUntilAvailable: daysUntilAvailable(person.availableFrom, now),
    rate: rateAsked(person),
    years: yearsOf(person.yearsExperience),
    languages: languagesSpoken([bio, ...(person.skills ?? []), ...(person.certifications ?? [])]),
    credentials: credentialsHeld(written, now),
    credentialsNamed: credentialsNamed(written, now),
    states: new Set([
      ...(place?.state ? [place.state] : []),
      ...(person.barStatesWorked ?? []).flatMap((entry) => findStates(entry)),
      ...findStates(bio),
    ]),
  };
}

/** Parses bands, words and figures. Null for anything else. */
function yearsOf(years: string | number | null | undefined): number | null {
  if (typeof years !== "number") return experienceYears(years);
  return Number.isFinite(years) && years >= 0 ? years : null;
}

const LONGEST =
  /\b(?:(?:at most|up to|no (?:longer|more) than|maximum of|max(?:imum)?\.?|never more than|under) (\d+) (weeks?|months?)|(\d+) (weeks?|months?) (?:at (?:the )?most|max(?:imum)?\b|tops|or less))/i;
const AVAILABLE_ONLY =
  /\b(?:assignments?|engagements?|projects?|gigs?|jobs?|stints?|applications?|matters?|take|accept)\b/i;

/** "single projects, six weeks at most" */
function longestAssignment(bio: string): number | null {
  for (const sentence of sentencesOf(bio)) {
    const found = LONGEST.exec(numberWordsToDigits(sentence));
    if (found === null || !AVAILABLE_ONLY.test(sentence)) continue;
    const count = Number(found[1] ?? found[3]);
    return /^month/i.test(found[2] ?? found[4] ?? "") ? Math.round(count * 4.3) : count;
  }
  return null;
}

function milesIn(bio: string): number | null {
  const miles = MILES.exec(bio);
  return miles === null ? null : Number(miles[1]);
}
