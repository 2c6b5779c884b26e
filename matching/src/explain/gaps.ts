/** What stands against a pair, and what a person could add to the profile if it is true of them. */
import type { JobTerms, PersonTerms } from "../features/conditions.ts";
import { toldMiles } from "../geo/distance.ts";
import { concept } from "../ontology/ontology.ts";
import type { Misfit } from "../features/misfits.ts";
import { saidBy } from "../features/prepared.ts";
import { meetsDemand } from "../normalize/credentials.ts";
import { languageName, meetsLanguage } from "../normalize/languages.ts";
import type { Pay } from "../normalize/pay.ts";
import type { Reader, Sides } from "./reasons.ts";
import { ARRANGEMENT, payStated } from "./terms-fit.ts";
import { capital, inPosting, isInProfile } from "./wording.ts";

const MOST_ADDITIONS = 3;
const ADDABLE: ReadonlySet<string> = new Set([
  "tool",
  "document",
  "form",
  "task",
  "court",
  "statute",
  "subfield",
]);

/** What the posting names and the profile does not, in the posting's words, the weightiest first. */
export function notOnProfile({ job, person, preparedJob, preparedPerson }: Sides): string[] {
  const names = [...preparedJob.concepts]
    .filter(([id]) => ADDABLE.has(concept(id)?.kind ?? "") && !preparedPerson.concepts.has(id))
    .toSorted(([, a], [, b]) => b - a)
    .map(([id]) => inPosting(id, job))
    .filter((name) => !isInProfile(name, person));
  return [...new Set(names.map(capital))];
}

/** Additions are offered, never presumed: only the person knows whether they are true. */
export function additionsOf(sides: Sides): string[] {
  return notOnProfile(sides).slice(0, MOST_ADDITIONS);
}

export function gapsOf(sides: Sides, misfits: readonly Misfit[], reader: Reader): string[] {
  const [missing] = notOnProfile(sides);
  const profile = reader === "paralegal" ? "your profile" : "the profile";
  return [
    ...misfits.map((roleMismatch) => gapText(roleMismatch, sides, reader)),
    ...(missing === undefined ? [] : [`Not on ${profile}: ${missing}`]),
  ];
}

function gapText({ kind, degree }: Misfit, sides: Sides, reader: Reader): string {
  const { terms: job } = sides.preparedJob;
  const { terms: person } = sides.preparedPerson;
  const profile = reader === "paralegal" ? "your profile" : "the profile";
  const firm = degree === "soft" ? "preferred" : "required";
  const says = saidBy(sides.preparedPerson);
  switch (kind) {
    case "language":
      return `Not on ${profile}: ${missingNames(
        job.languages
          .filter((demand) => demand.strength === firm && !meetsLanguage(person.languages, demand, says))
          .map((demand) => [demand.language, ...demand.alternatives].map(languageName).join(" or ")),
      )} (${firm})`;
    case "credential":
      return `Not on ${profile}: ${missingNames(
        job.credentials
          .filter((demand) => demand.strength === firm && !meetsDemand(person.credentials, demand, says))
          .map((demand) => [demand.credential, ...demand.alternatives].join(" or ")),
      )} (${firm})`;
    case "place":
      return placeGap(job, person, profile);
    case "hours":
      return hoursGap(job, person, profile);
    case "start":
      return "The start may come too late";
    case "rate":
      return `The budget of ${budgetNamed(job.pay)} is below ${reader === "paralegal" ? "your" : "the"} rate`;
    case "years":
      return job.wantsBeginner
        ? "The posting is for a beginner"
        : `The posting asks for ${job.years ?? 0} years`;
    case "jurisdiction":
      return `The posting asks for ${job.requiredStates.join(" or ")}`;
    case "refusal":
      return `${reader === "paralegal" ? "Your" : "The"} profile rules out ${degree === "bar" ? "this work" : "part of this work"}`;
  }
}

/** "Hybrid, and your profile asks for remote work"; "The place of work is 82 miles away" */
function placeGap(job: JobTerms, person: PersonTerms, profile: string): string {
  if (person.arrangement === "remote" && job.arrangement !== null)
    return `${ARRANGEMENT[job.arrangement]}, and ${profile} asks for remote work`;
  const miles = toldMiles(job.place, person.place);
  return miles === null
    ? "The place of work does not fit"
    : `The place of work is ${Math.round(miles).toLocaleString("en-US")} miles away`;
}

/** "The posting asks for 40 hours a week, your profile offers 20" */
function hoursGap({ hours, duration }: JobTerms, person: PersonTerms, profile: string): string {
  if (person.projectsOnly && duration?.openEnded === true && duration.weeks === null)
    return `The work has no end date, and ${profile} asks for projects`;
  if (hours === null || person.hours === null) return "The hours do not fit";
  return `The posting asks for ${hours.min} hours a week, ${profile} offers ${person.hours.max}`;
}

/** In the middle of a sentence. */
function budgetNamed(pay: Pay | null): string {
  return (pay === null ? null : payStated(pay))?.replace(/^About/, "about") ?? "the posting";
}

function missingNames(names: readonly string[]): string {
  return names.map(capital).join(", ");
}
