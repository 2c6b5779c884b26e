/** The outer terms of a posting and of a person, read once per side. */
import { experienceYears } from "../experience-years.ts";
import { placeOf } from "../geo/place.ts";
import type { Place } from "../geo/place.ts";
import { statesNamed } from "../geo/states.ts";
import { arrangementOf } from "../normalize/arrangement.ts";
import type { Arrangement } from "../normalize/arrangement.ts";
import { credentialDemands, credentialsHeld, credentialsNamed } from "../normalize/credentials.ts";
import type { CredentialDemand } from "../normalize/credentials.ts";
import { durationOf } from "../normalize/duration.ts";
import type { Duration } from "../normalize/duration.ts";
import { hoursOffered, hoursPerWeek } from "../normalize/hours.ts";
import type { HoursRange } from "../normalize/hours.ts";
import { languageDemands, languagesSpoken } from "../normalize/languages.ts";
import type { LanguageDemand } from "../normalize/languages.ts";
import { payOf } from "../normalize/pay.ts";
import type { Pay } from "../normalize/pay.ts";
import { daysUntilFree } from "../normalize/start.ts";
import type { JobSide, PersonSide } from "../sides.ts";
import { withoutOrigins } from "../text/origins.ts";
import { splitByPolarity } from "../text/polarity.ts";
import { sentencesOf, strengthOf } from "../text/strength.ts";

export interface JobTerms {
  readonly place: Place | null;
  readonly arrangement: Arrangement | null;
  /** presence is asked for a few times a month or less */
  readonly rarePresence: boolean;
  /** the text opens remote work, pays travel or helps to move */
  readonly opensPlace: boolean;
  readonly hours: HoursRange | null;
  readonly duration: Duration | null;
  readonly pay: Pay | null;
  /** years asked for at least */
  readonly years: number | null;
  readonly languages: readonly LanguageDemand[];
  readonly credentials: readonly CredentialDemand[];
  readonly urgent: boolean;
  /** the posting fears that an experienced person would be bored */
  readonly wantsBeginner: boolean;
  /** states in which the person has to live or to have practiced */
  readonly requiredStates: readonly string[];
  /** states of the place and of the text */
  readonly states: readonly string[];
}

export interface PersonTerms {
  readonly place: Place | null;
  readonly arrangement: Arrangement | null;
  /** Miles; null where not said */
  readonly maxMiles: number | null;
  readonly willTravel: boolean;
  readonly hours: HoursRange | null;
  readonly projectsOnly: boolean;
  /** Days from `now` */
  readonly daysUntilFree: number | null;
  /** US dollars per hour */
  readonly rate: number | null;
  readonly years: number | null;
  readonly languages: ReadonlySet<string>;
  readonly credentials: ReadonlySet<string>;
  /** those of them that the profile names itself */
  readonly credentialsNamed: ReadonlySet<string>;
  readonly states: ReadonlySet<string>;
}

const RARE =
  /\b(?:once|twice|a few times|a couple(?: of)? times|(?:a few|one|two|three|four)(?: (?:to|or) (?:two|three|four))? days?|every) (?:a|per|each|every|other) (?:month|quarter|year)\b|\b(?:monthly|quarterly|bimonthly|semiannual) (?:[\w-]+ ){0,2}(?:visit|meeting|trip|in-person|on-?site)|\b(?:one|two|a|an|single) (?:[\w-]+ )?(?:visits?|trips?|meetings?|appearances?) (?:a|per|each|every) (?:month|quarter|year)\b|\bevery other month\b|\boccasional(?:ly)? (?:in|visit|on)/i;
const OPENS =
  /\b(?:remote (?:is |work )?(?:possible|considered|ok|okay|fine|an option|negotiable|for the right)|(?:consider|open to) (?:\w+ )?remote|other (?:states|locations) considered|(?:pay|cover|reimburse)s? (?:for )?(?:travel|mileage|relocation)|relocation (?:assistance|help|package|paid)|travel[\w ,]{0,50} (?:is |are )?(?:paid|reimbursed|covered)\b)/i;
const SHUTS = /\bno (?:relocation|remote)\b|\bnot remote\b/i;
const BEGINNER = /\b(?:be bored|get bored|over-?qualified|too experienced|recent graduates? only)\b/i;
const LOCAL_ONLY =
  /\b(?:residents? only|must (?:live|reside|be (?:based|located))|based in \w+ only|(?:practice|experience|law) (?:is )?(?:required|a must|essential)|(?:must|needs? to|has to|have to) (?:have|know|understand) [\w' ]{0,40}(?:practice|law|procedure|courts?|rules))\b/i;
const OTHER_STATES =
  /\b(?:other|any|all) (?:states?|jurisdictions?) (?:are |is )?(?:considered|welcome|ok|okay|fine|possible)\b|\bany state\b/i;

export function jobTerms(job: JobSide): JobTerms {
  const text = `${job.title}. ${job.description}`;
  const { affirmed } = splitByPolarity(text);
  const place = placeOf(job.location);
  const pay = payOf(job.budgetRange, job.description);
  const named = statesNamed(job.description);
  return {
    place,
    arrangement: place?.remote === true ? "remote" : arrangementOf(job.workArrangement),
    rarePresence: RARE.test(affirmed),
    opensPlace: OPENS.test(affirmed) && !SHUTS.test(text),
    hours: hoursPerWeek(job.hoursPerWeek),
    duration: durationOf(job.duration),
    pay: pay?.hourly !== null && pay?.hourly !== undefined && pay.hourly.max <= 0 ? null : pay,
    years: yearsOf(job.experienceRequired),
    languages: languageDemands(job.languages ?? [], text),
    credentials: credentialDemands(job.requiredCredentials ?? [], text),
    urgent: job.priority?.toLowerCase() === "urgent",
    wantsBeginner: BEGINNER.test(affirmed),
    requiredStates: [...new Set([...(place?.onlyStates ?? []), ...statesRequired(text)])],
    states: [...new Set([...(place?.state ? [place.state] : []), ...(place?.onlyStates ?? []), ...named])],
  };
}

function statesRequired(text: string): string[] {
  if (OTHER_STATES.test(text)) return [];
  return sentencesOf(text)
    .filter((sentence) => LOCAL_ONLY.test(sentence) && strengthOf(sentence) !== "preferred")
    .flatMap((sentence) => statesNamed(sentence));
}

const TRAVELS =
  /\b(?:willing|happy|glad|able|free|open) to (?:travel|relocate|move|fly|commute)|\bwill (?:travel|relocate)\b|\b(?:relocating|moving) to\b|\b(?:visit|travel to|drive to) an? (?:\w+ )?office\b|\bcome (?:in|into|to) (?:the|your|an) office\b/i;
const MILES =
  /\b(?:up to|within|no more than|no farther than|at most|maximum of|max) (?:about |a )?(\d{1,3})[ -]miles?\b/i;

/** US dollars per hour; nobody works for nothing, so 0 says as much as none. */
export const rateAsked = ({ hourlyRate = null }: PersonSide): number | null =>
  hourlyRate !== null && hourlyRate > 0 ? hourlyRate : null;

export function personTerms(person: PersonSide, now: Date): PersonTerms {
  const bio = withoutOrigins(person.bio ?? "");
  const written = [bio, person.education ?? "", ...(person.skills ?? []), ...(person.certifications ?? [])];
  const place = placeOf(person.location);
  return {
    place,
    arrangement: place?.remote === true ? "remote" : arrangementOf(person.workPreference),
    maxMiles: person.maxTravelMiles ?? milesSaid(bio),
    willTravel: TRAVELS.test(splitByPolarity(bio).affirmed),
    hours: person.hoursPerWeek
      ? { min: 0, max: person.hoursPerWeek }
      : hoursOffered(person.availability, bio),
    projectsOnly: /^(?:project|contract)/i.test(person.availability ?? ""),
    daysUntilFree: daysUntilFree(person.availableFrom, now),
    rate: rateAsked(person),
    years: yearsOf(person.yearsExperience),
    languages: languagesSpoken([bio, ...(person.skills ?? []), ...(person.certifications ?? [])]),
    credentials: credentialsHeld(written, now),
    credentialsNamed: credentialsNamed(written, now),
    states: new Set([
      ...(place?.state ? [place.state] : []),
      ...(person.barStatesWorked ?? []).flatMap((entry) => statesNamed(entry)),
      ...statesNamed(bio),
    ]),
  };
}

/** Bands, words or figures; what is no number of years counts as not said. */
function yearsOf(said: string | number | null | undefined): number | null {
  if (typeof said !== "number") return experienceYears(said);
  return Number.isFinite(said) && said >= 0 ? said : null;
}

function milesSaid(bio: string): number | null {
  const said = MILES.exec(bio);
  return said === null ? null : Number(said[1]);
}
