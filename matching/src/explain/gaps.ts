/** What stands against a pair, and what a person could add to the profile if it is true of them. */
import { concept } from "../ontology/ontology.ts";
import type { Misfit } from "../features/misfits.ts";
import { meetsDemand } from "../normalize/credentials.ts";
import type { Reader, Sides } from "./reasons.ts";
import { paySpan } from "./terms-fit.ts";

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

/** Names of what the posting names and the profile does not, the weightiest first. */
export function notOnProfile({ preparedJob, preparedPerson }: Sides): string[] {
  return [...preparedJob.concepts]
    .filter(([id]) => ADDABLE.has(concept(id)?.kind ?? "") && !preparedPerson.concepts.has(id))
    .toSorted(([, a], [, b]) => b - a)
    .map(([id]) => concept(id)?.name ?? id);
}

/** Additions are offered, never presumed: only the person knows whether they are true. */
export function additionsOf(sides: Sides): string[] {
  return notOnProfile(sides).slice(0, MOST_ADDITIONS);
}

export function gapsOf(sides: Sides, misfits: readonly Misfit[], reader: Reader): string[] {
  const [missing] = notOnProfile(sides);
  const profile = reader === "paralegal" ? "your profile" : "the profile";
  return [
    ...misfits.map((misfit) => gapText(misfit, sides, reader)),
    ...(missing === undefined ? [] : [`Not on ${profile}: ${missing}`]),
  ];
}

function gapText({ kind, degree }: Misfit, sides: Sides, reader: Reader): string {
  const { terms: job } = sides.preparedJob;
  const { terms: person } = sides.preparedPerson;
  const profile = reader === "paralegal" ? "your profile" : "the profile";
  const firm = degree === "soft" ? "preferred" : "required";
  switch (kind) {
    case "language":
      return `Not on ${profile}: ${missingNames(
        job.languages
          .filter((demand) => demand.strength === firm && !person.languages.has(demand.language))
          .map((demand) => demand.language),
      )} (${firm})`;
    case "credential":
      return `Not on ${profile}: ${missingNames(
        job.credentials
          .filter((demand) => demand.strength === firm && !meetsDemand(person.credentials, demand))
          .map((demand) => [demand.credential, ...demand.alternatives].join(" or ")),
      )} (${firm})`;
    case "place":
      return "The place of work does not fit";
    case "hours":
      return "The hours or the form of work do not fit";
    case "start":
      return "The start may come too late";
    case "rate":
      return `The budget of ${job.pay?.hourly ? paySpan(job.pay.hourly) : "the posting"} is below ${reader === "paralegal" ? "your" : "the"} rate`;
    case "years":
      return job.wantsBeginner
        ? "The posting is for a beginner"
        : `The posting asks for ${job.years ?? 0} years`;
    case "jurisdiction":
      return `The posting asks for ${job.requiredStates.join(" or ")}`;
    case "refusal":
      return `${reader === "paralegal" ? "Your" : "The"} profile rules out part of this work`;
  }
}

function missingNames(names: readonly string[]): string {
  return names.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join(", ");
}
