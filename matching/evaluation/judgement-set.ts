/** Reads and checks a folder of graded pairs: jobs.json, paralegals.json and judgements.json. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { JobInput, PersonInput } from "../src/match-input.ts";

export interface GradedPair {
  readonly job: number;
  readonly person: number;
  /** 0 to 3, one per judge. */
  readonly grades: readonly number[];
  readonly consensus: number;
}

export interface JudgementSet {
  readonly jobs: readonly JobInput[];
  readonly people: readonly PersonInput[];
  readonly pairs: readonly GradedPair[];
  /** SHA-256 of the parsed content of the three files. */
  readonly hash: string;
}

/** The date as of which the judges graded. */
export const JUDGED_ON = new Date("2026-03-02T12:00:00Z");

/** Throws an error that names the file and entry if something is missing or out of range. */
export function loadJudgementSet(folder: string): JudgementSet {
  const jobs = readRows(folder, "jobs.json");
  const people = readRows(folder, "paralegals.json");
  const judgements = readRows(folder, "judgements.json");
  const digest = createHash("sha256");
  for (const rows of [jobs, people, judgements]) digest.update(JSON.stringify(rows));
  const jobAt = idsOf(jobs, "jobs.json");
  const personAt = idsOf(people, "paralegals.json");
  const pairs = judgements.map(storedPair).map(({ job, paralegal, grades, consensus }) => {
    const [jobRow, personRow] = [jobAt.get(job), personAt.get(paralegal)];
    if (jobRow === undefined) throw new Error(`judgements.json names job ${job}, which jobs.json lacks`);
    if (personRow === undefined)
      throw new Error(`judgements.json names paralegal ${paralegal}, whom paralegals.json lacks`);
    return { job: jobRow, person: personRow, grades, consensus };
  });
  return { jobs: jobs.map(jobInput), people: people.map(personInput), pairs, hash: digest.digest("hex") };
}

/** A fit is grade 2 or 3. */
export const isFit = (pair: GradedPair): boolean => pair.consensus >= 2;

type Row = Readonly<Record<string, unknown>>;

interface StoredPair {
  readonly job: string;
  readonly paralegal: string;
  readonly grades: readonly number[];
  readonly consensus: number;
}

/** The list in a file, also if it is wrapped in an object. Throws if the file cannot be read. */
function readRows(folder: string, file: string): Row[] {
  const rows: unknown = unwrapped(parseFile(path.join(folder, file)));
  if (!Array.isArray(rows) || rows.length === 0) throw new Error(`${file} does not hold a list with entries`);
  const odd = rows.findIndex((row) => typeof row !== "object" || row === null || Array.isArray(row));
  if (odd >= 0) throw new Error(`${file}: entry ${odd + 1} is no object`);
  return rows;
}

function parseFile(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new Error(
      `${file} cannot be read; a folder of graded pairs holds jobs.json, paralegals.json and judgements.json`,
    );
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** The only list of an object such as "{ jobs: [...] }". */
function unwrapped(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const lists = Object.values(value).filter(Array.isArray);
  return lists.length === 1 ? lists[0] : value;
}

function idsOf(rows: readonly Row[], file: string): Map<string, number> {
  const ids = new Map<string, number>();
  rows.forEach((row, at) => {
    const id = text(row["id"]);
    if (id === null) throw new Error(`${file}: entry ${at + 1} has no id`);
    if (ids.has(id)) throw new Error(`${file}: the id ${id} stands twice`);
    ids.set(id, at);
  });
  return ids;
}

const text = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value : typeof value === "number" ? String(value) : null;

const number = (value: unknown): number | null => {
  const figure = typeof value === "string" ? Number(value.replace(/[$,]/g, "")) : value;
  return typeof figure === "number" && Number.isFinite(figure) ? figure : null;
};

const list = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.map(text).filter((each) => each !== null);
  return text(value)?.split(/\s*[,;]\s*/) ?? [];
};

/** Text is one entry, even if it contains commas. */
const entryList = (value: unknown): string[] =>
  Array.isArray(value) ? list(value) : [text(value)].filter((each) => each !== null);

/** Joins a list into one text. */
const joinedText = (value: unknown, between: string): string | null =>
  Array.isArray(value) ? list(value).join(between) || null : text(value);

const figureOrText = (value: unknown): number | string | null =>
  typeof value === "number" ? value : text(value);

function jobInput(row: Row): JobInput {
  return {
    id: text(row["id"]) ?? "",
    title: text(row["title"]) ?? "",
    description: text(row["description"]) ?? "",
    location: text(row["location"]),
    workArrangement: text(row["workArrangement"]),
    hoursPerWeek: text(row["hoursPerWeek"]),
    duration: text(row["duration"]),
    specialties: list(row["specialties"]),
    practiceArea: text(row["practiceArea"]),
    experienceRequired: figureOrText(row["experienceRequired"]),
    budgetRange: text(row["budgetRange"]),
    priority: text(row["priority"]),
    requiredCredentials: entryList(row["requiredCredentials"] ?? row["requiredCertification"]),
    languages: list(row["requiredLanguages"] ?? row["languages"]),
  };
}

function personInput(row: Row): PersonInput {
  return {
    id: text(row["id"]) ?? "",
    location: text(row["location"]),
    yearsExperience: figureOrText(row["yearsExperience"]),
    specialties: list(row["specialties"]),
    skills: list(row["skills"]),
    bio: text(row["bio"]),
    education: joinedText(row["education"], ". "),
    certifications: list(row["certifications"]),
    hourlyRate: number(row["hourlyRate"]),
    availability: text(row["availability"]),
    availableFrom: text(row["availableFrom"]),
    workPreference: text(row["workPreference"]),
    maxTravelMiles: number(row["maxTravelMiles"]),
    barStatesWorked: list(row["barStatesWorked"]),
  };
}

/** There may be any number of judges. Without a consensus, the median grade counts, the lower of two. */
function storedPair(row: Row, at: number): StoredPair {
  const job = text(row["job"] ?? row["jobId"]);
  const paralegal = text(row["paralegal"] ?? row["paralegalId"] ?? row["person"]);
  if (job === null || paralegal === null)
    throw new Error(`judgements.json: entry ${at + 1} does not name a job and a paralegal`);
  const given = row["grades"] ?? row["grade"] ?? [];
  const grades = (Array.isArray(given) ? given : [given]).map(number).filter((grade) => grade !== null);
  const middle = grades.toSorted((a, b) => a - b)[Math.ceil(grades.length / 2) - 1];
  const consensus = number(row["consensus"]) ?? middle;
  if (consensus === undefined) throw new Error(`judgements.json: ${job} and ${paralegal} have no grade`);
  for (const grade of [...grades, consensus])
    if (grade < 0 || grade > 3)
      throw new Error(`judgements.json: ${job} and ${paralegal} have grade ${grade}; grades go from 0 to 3`);
  return { job, paralegal, grades: grades.map(Math.round), consensus: Math.round(consensus) };
}
