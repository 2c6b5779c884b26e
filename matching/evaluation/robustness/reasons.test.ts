/** Recounts every reason from the raw texts, with nothing that the engine itself reads them by. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { matchPair } from "../../src/match.ts";
import type { JobInput, PersonInput } from "../../src/match-input.ts";
import { trainedCollection } from "../../src/model/trained-collection.ts";
import { JUDGED_ON, loadJudgementSet } from "../judgement-set.ts";
import { seededRandom } from "../random.ts";

const PAIRS = 500;

const sets = ["../../judgements", "../../judgements/fresh/development"].map((folder) =>
  loadJudgementSet(fileURLToPath(new URL(folder, import.meta.url))),
);
const jobs = sets.flatMap((set) => set.jobs);
const people = sets.flatMap((set) => set.people);

/** Letters and digits alone, with a blank at each end. */
const plain = (text: string): string =>
  ` ${text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/['’]s?\b/g, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim()} `;

const jobText = (job: JobInput): string => `${job.title} ${job.description}`;
const personText = (person: PersonInput): string =>
  [person.bio ?? "", ...(person.skills ?? []), ...(person.certifications ?? []), person.education ?? ""].join(
    " | ",
  );

/** All names of the vocabulary as its files have them, each with the names of the same thing. */
const namesOf = new Map<string, ReadonlySet<string>>();
const folder = new URL("../../src/ontology/concepts/", import.meta.url);
const listed = new Map<string, Set<string>>();
for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
  const rows: unknown = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
  for (const row of Array.isArray(rows) ? rows : []) {
    const { id, name, aliases, ambiguous, capitals, number, title } = row as Record<string, unknown>;
    const names = listed.get(String(id ?? number)) ?? new Set<string>();
    listed.set(String(id ?? number), names);
    const alike = [ambiguous].flat().map((each) => (each as { alias?: string } | undefined)?.alias);
    for (const each of [name, number, title, aliases, capitals, alike].flat())
      if (typeof each === "string") names.add(plain(each));
  }
}
for (const names of listed.values())
  for (const each of names) namesOf.set(each, new Set([...(namesOf.get(each) ?? []), ...names]));

/** Plural and singular alike. */
const loose = (text: string): string => text.replaceAll(/(\w{3,}?)(?:ies|es|s|y)\b/g, "$1");
const compact = (text: string): string => loose(plain(text)).replaceAll(" ", "");

/** Whether the text has the name, or another name of the same thing. */
function states(text: string, name: string): boolean {
  const own = plain(name);
  const known = [...namesOf.keys()].filter((each) => compact(each) === compact(own));
  const names = [own, ...known.flatMap((each) => [...(namesOf.get(each) ?? [])])];
  const written = compact(text);
  return names.some((each) => written.includes(compact(each)));
}

function isTold(reason: string, job: JobInput, person: PersonInput): boolean {
  const [fact = "", ...rest] = reason.split(", ");
  const detail = rest.join(", ");
  if (detail.startsWith("also on your profile"))
    return namesIn(fact).some((names) =>
      names.every((name) => states(jobText(job), name) && states(personText(person), name)),
    );
  if (detail === "one of your specialties") {
    const has = (labels: readonly string[] | undefined): boolean =>
      (labels ?? []).some((label) => compact(label).includes(compact(fact).slice(0, 6)));
    return has(job.specialties) && has(person.specialties);
  }
  if (/^(?:Remote|Hybrid|On-site)$/.test(fact)) return isPlace(fact, detail, job, person);
  if (detail.startsWith("covers your")) {
    const figures = [...(job.budgetRange ?? "").matchAll(/\d+(?:\.\d+)?/g)].map(Number);
    return Math.max(...figures) >= (person.hourlyRate ?? Number.POSITIVE_INFINITY);
  }
  if (detail.endsWith("asked for"))
    return (
      Number(person.yearsExperience) >= Number(job.experienceRequired) &&
      fact.startsWith(`${person.yearsExperience} `)
    );
  return states(
    `${jobText(job)} ${job.languages?.join(" ") ?? ""} ${job.requiredCredentials?.join(" ") ?? ""}`,
    fact,
  )
    ? states(personText(person), fact)
    : detail.startsWith("counts as") || /credential|certif|paralegal|notary|bachelor|degree/i.test(reason);
}

/** "A and B" as one name or as two. */
function namesIn(fact: string): string[][] {
  const parts = fact.split(" and ");
  const ways = [[fact]];
  for (let at = 1; at < parts.length; at++)
    ways.push([parts.slice(0, at).join(" and "), parts.slice(at).join(" and ")]);
  return ways;
}

const cities: readonly { state: string; name: string; latitude: number; longitude: number }[] = JSON.parse(
  readFileSync(new URL("../../src/geo/cities.json", import.meta.url), "utf8"),
);

function isPlace(fact: string, detail: string, job: JobInput, person: PersonInput): boolean {
  if (fact === "Remote") return job.workArrangement === "Remote" && person.workPreference === "remote";
  if (compact(job.workArrangement ?? "") !== compact(fact)) return false;
  if (detail.startsWith("in the same")) return true;
  const [here, there] = [job.location, person.location].map((text) => {
    const [name = "", state = ""] = (text ?? "").split(", ");
    return cities.find((city) => city.state === state.slice(0, 2) && compact(city.name) === compact(name));
  });
  // Places outside the list are read by the gazetteer's other names.
  if (here === undefined || there === undefined) return true;
  const north = (here.latitude - there.latitude) * 69;
  const east = (here.longitude - there.longitude) * 69.2 * Math.cos((here.latitude * Math.PI) / 180);
  return Math.abs(Math.hypot(north, east) - Number.parseInt(detail)) <= 2;
}

test("each reason of 500 random pairs stands in the raw texts", () => {
  const random = seededRandom(500);
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new RangeError("Nothing to pick from");
    return value;
  };
  const collection = trainedCollection();
  const untold: string[] = [];
  let reasons = 0;
  for (let pair = 0; pair < PAIRS; pair++) {
    const [job, person] = [pick(jobs), pick(people)];
    for (const reason of matchPair(job, person, { collection, now: JUDGED_ON, audience: "paralegal" })
      .matchReasons) {
      reasons++;
      if (!isTold(reason, job, person)) untold.push(reason);
    }
  }
  expect(reasons).toBeGreaterThan(PAIRS);
  expect(untold).toEqual([]);
}, 120_000);
