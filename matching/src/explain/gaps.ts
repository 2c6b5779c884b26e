/** What a pair lacks, and what the person could add to the profile. */
import type { JobTerms, PersonTerms } from "../features/conditions.ts";
import { unambiguousMiles } from "../geo/distance.ts";
import { findConcept } from "../ontology/ontology.ts";
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

/** What the posting names and the profile does not, in the posting's words, by descending weight. */
function notOnProfile({ job, person, parsedJob, parsedPerson }: ParsedPair): string[] {
  const names = [...parsedJob.concepts]
    .filter(([id]) => ADDABLE.has(findConcept(id)?.kind ?? "") && !parsedPerson.concepts.has(id))
    .toSorted(([, a], [, b]) => b - a)
    .map(([id]) => nameInPosting(id, job))
    .filter((name) => !isInProfile(name, person));
  return [...new Set(names.map(capitalize))];
}

/** Suggestions for the profile. Only the person knows whether they are true. */
export function additionsOf(pair: ParsedPair): string[] {
  return notOnProfile(pair).slice(0, MAX_ADDITIONS);
}

export function gapsOf(pair: ParsedPair, misfits: readonly Misfit[], audience: Audience): string[] {
  const [missing] = notOnProfile(pair);
  const profile = audience === "paralegal" ? "your profile" : "the profile";
  return [
    ...misfits.map((roleMismatch) => gapText(roleMismatch, pair, audience)),
    ...(missing === undefined ? [] : [`Not on ${profile}: ${missing}`]),
  ];
}

function gapText({ kind, degree }: Misfit, pair: ParsedPair, audience: Audience): string {
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
      return hoursGap(job, person, profile);
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

/** "The posting asks for 40 hours a week, your profile offers 20" */
function hoursGap(job: JobTerms, person: PersonTerms, profile: string): string {
  const { hours, duration } = job;
  if (isTooLong(job, person))
    return `The work lasts longer than the ${person.maxWeeks ?? 0} weeks that ${profile} offers`;
  if (person.projectsOnly && duration?.openEnded === true && duration.weeks === null)
    return `The work has no end date, and ${profile} asks for projects`;
  if (hours === null || person.hours === null) return "The hours do not fit";
  return `The posting asks for ${hours.min} hours a week, ${profile} offers ${person.hours.max}`;
}

/** The budget as it reads within a sentence. */
function budgetNamed(pay: Pay | null): string {
  return (pay === null ? null : payRange(pay))?.replace(/^About/, "about") ?? "the posting";
}

function missingNames(names: readonly string[]): string {
  return names.map(capitalize).join(", ");
}
