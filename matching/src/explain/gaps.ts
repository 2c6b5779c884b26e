/** What a pair lacks, and what the person could add to the profile. */
import { statesHours } from "../features/conditions.ts";
import type { JobTerms, PersonTerms } from "../features/conditions.ts";
import { unambiguousMiles } from "../geo/distance.ts";
import { ancestors, findConcept } from "../ontology/ontology.ts";
import { isTooLong } from "../features/misfits.ts";
import type { Misfit } from "../features/misfits.ts";
import { mentionedIn } from "../features/parse.ts";
import { meetsCredential } from "../normalize/credentials.ts";
import { languageName, meetsLanguage } from "../normalize/languages.ts";
import type { Pay } from "../normalize/pay.ts";
import type { Audience, ParsedPair } from "./reasons.ts";
import { ARRANGEMENT, payRange } from "./terms-fit.ts";
import { capitalize, nameInPosting, isInProfile } from "./concept-wording.ts";

const MAX_ADDITIONS = 3;
const ADDABLE: ReadonlySet<string> = new Set([
  "tool",
  "document",
  "form",
  "task",
  "court",
  "statute",
  "subfield",
]);

export interface AbsentName {
  /** As the posting writes it. */
  readonly name: string;
  /** The weights of its concepts. */
  readonly weight: number;
}

/** The tools, documents, courts and tasks that the posting names. */
export interface AskedNames {
  readonly asked: number;
  /** Those that the profile does not have, by descending weight. */
  readonly absent: readonly AbsentName[];
}

const FEDERAL_COURTS = "federal-courts";

/** Federal districts stand below the courts of their states, and are federal courts all the same. */
const isFederalCourt = (id: string): boolean =>
  id.startsWith("district-") || ancestors(id).includes(FEDERAL_COURTS);

/** Whether a profile has a concept, or a court that is one of the federal courts. */
const isNamed = (id: string, concepts: ReadonlyMap<string, unknown>): boolean =>
  concepts.has(id) || (id === FEDERAL_COURTS && [...concepts.keys()].some(isFederalCourt));

export function askedNames({ job, person, parsedJob, parsedPerson }: ParsedPair): AskedNames {
  const absent = new Map<string, number>();
  let present = 0;
  for (const [id, weight] of [...parsedJob.concepts].toSorted(([, a], [, b]) => b - a)) {
    if (!ADDABLE.has(findConcept(id)?.kind ?? "")) continue;
    const wording = isNamed(id, parsedPerson.concepts) ? null : nameInPosting(id, job);
    if (wording === null || isInProfile(wording, person)) present += 1;
    else absent.set(capitalize(wording), (absent.get(capitalize(wording)) ?? 0) + weight);
  }
  return {
    asked: present + absent.size,
    absent: [...absent].map(([name, weight]) => ({ name, weight })),
  };
}

/** Suggestions for the profile. Only the person knows whether they are true. */
export const additionsOf = ({ absent }: AskedNames): string[] =>
  absent.slice(0, MAX_ADDITIONS).map(({ name }) => name);

export function gapsOf(
  pair: ParsedPair,
  misfits: readonly Misfit[],
  { absent: [first] }: AskedNames,
  audience: Audience,
): string[] {
  return [
    ...misfits.map((misfit) => gapText(misfit, pair, audience)),
    ...(first === undefined ? [] : [absentText(first, audience)]),
  ];
}

export const absentText = ({ name }: AbsentName, audience: Audience): string =>
  `Not on ${audience === "paralegal" ? "your profile" : "the profile"}: ${name}`;

export function gapText({ kind, degree }: Misfit, pair: ParsedPair, audience: Audience): string {
  const { terms: job } = pair.parsedJob;
  const { terms: person } = pair.parsedPerson;
  const profile = audience === "paralegal" ? "your profile" : "the profile";
  const firm = degree === "soft" ? "preferred" : "required";
  const isMentioned = mentionedIn(pair.parsedPerson);
  switch (kind) {
    case "language":
      return `Not on ${profile}: ${missingNames(
        job.languages
          .filter(
            (requirement) =>
              requirement.strength === firm && !meetsLanguage(person.languages, requirement, isMentioned),
          )
          .map((requirement) =>
            [requirement.language, ...requirement.alternatives].map(languageName).join(" or "),
          ),
      )} (${firm})`;
    case "credential":
      return `Not on ${profile}: ${missingNames(
        job.credentials
          .filter(
            (requirement) =>
              requirement.strength === firm && !meetsCredential(person.credentials, requirement, isMentioned),
          )
          .map((requirement) => [requirement.credential, ...requirement.alternatives].join(" or ")),
      )} (${firm})`;
    case "place":
      return placeGap(job, person, profile);
    case "hours":
      return hoursGap(pair, profile);
    case "start":
      return "The start may come too late";
    case "rate":
      return `The budget of ${budgetNamed(job.pay)} is below ${audience === "paralegal" ? "your" : "the"} rate`;
    case "years":
      return job.wantsBeginner
        ? "The posting is for a beginner"
        : `The posting asks for ${job.years ?? 0} years`;
    case "jurisdiction":
      return `The posting asks for ${job.requiredStates.join(" or ")}`;
    case "refusal":
      return `${audience === "paralegal" ? "Your" : "The"} profile rules out ${degree === "bar" ? "this work" : "part of this work"}`;
  }
}

/** "Hybrid, and your profile asks for remote work"; "The place of work is 82 miles away" */
function placeGap(job: JobTerms, person: PersonTerms, profile: string): string {
  if (person.arrangement === "remote" && job.arrangement !== null)
    return `${ARRANGEMENT[job.arrangement]}, and ${profile} asks for remote work`;
  const miles = unambiguousMiles(job.place, person.place);
  return miles === null
    ? "The place of work does not fit"
    : `The place of work is ${Math.round(miles).toLocaleString("en-US")} miles away`;
}

/** "The posting asks for 40 hours a week, your profile offers 20"; labels are repeated as they were chosen. */
function hoursGap(
  { job: posting, person: profiled, parsedJob, parsedPerson }: ParsedPair,
  profile: string,
): string {
  const { terms: job } = parsedJob;
  const { terms: person } = parsedPerson;
  const { hours, duration } = job;
  if (isTooLong(job, person))
    return `The work lasts longer than the ${person.maxWeeks ?? 0} weeks that ${profile} offers`;
  if (person.projectsOnly && duration?.openEnded === true && duration.weeks === null)
    return `The work has no end date, and ${profile} asks for projects`;
  if (hours === null || person.hours === null) return "The hours do not fit";
  const asked = /\d/.test(posting.hoursPerWeek ?? "")
    ? `The posting asks for ${Math.round(hours.min)} hours a week`
    : "The posting asks for full-time work";
  if (statesHours(profiled)) return `${asked}, ${profile} offers ${person.hours.max}`;
  const label = (profiled.availability ?? "").toLowerCase();
  if (label.startsWith("part")) return `${asked}, ${profile} says part-time`;
  return label.startsWith("full")
    ? `${asked}, ${profile} says full-time`
    : `${asked}, more than ${profile} offers`;
}

/** The budget as it reads within a sentence. */
function budgetNamed(pay: Pay | null): string {
  return (pay === null ? null : payRange(pay))?.replace(/^About/, "about") ?? "the posting";
}

function missingNames(names: readonly string[]): string {
  return names.map(capitalize).join(", ");
}
