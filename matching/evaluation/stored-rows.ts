/** What a folder of graded pairs holds, checked and brought to the engine's types; what is unknown is left out. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { JobSide, PersonSide } from "../src/sides.ts";

type Row = Readonly<Record<string, unknown>>;

export interface StoredPair {
  readonly job: string;
  readonly paralegal: string;
  readonly grades: readonly number[];
  readonly consensus: number;
}

/** The list in a file, however it is wrapped; throws with the file's name where it cannot be read. */
export function readRows(folder: string, file: string): Row[] {
  const rows: unknown = listIn(parsed(path.join(folder, file)));
  if (!Array.isArray(rows) || rows.length === 0) throw new Error(`${file} does not hold a list with entries`);
  const odd = rows.findIndex((row) => typeof row !== "object" || row === null || Array.isArray(row));
  if (odd >= 0) throw new Error(`${file}: entry ${odd + 1} is no object`);
  return rows;
}

function parsed(file: string): unknown {
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

/** "{ jobs: [...] }" is read as its one list. */
function listIn(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const lists = Object.values(value).filter(Array.isArray);
  return lists.length === 1 ? lists[0] : value;
}

export function idsOf(rows: readonly Row[], file: string): Map<string, number> {
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

/** A line is one entry, whatever commas it holds. */
const entries = (value: unknown): string[] =>
  Array.isArray(value) ? list(value) : [text(value)].filter((each) => each !== null);

/** A list is told as one text. */
const told = (value: unknown, between: string): string | null =>
  Array.isArray(value) ? list(value).join(between) || null : text(value);

const figureOrText = (value: unknown): number | string | null =>
  typeof value === "number" ? value : text(value);

export function jobSide(row: Row): JobSide {
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
    requiredCredentials: entries(row["requiredCredentials"] ?? row["requiredCertification"]),
    languages: list(row["requiredLanguages"] ?? row["languages"]),
    deadline: text(row["deadline"]),
  };
}

export function personSide(row: Row): PersonSide {
  return {
    id: text(row["id"]) ?? "",
    location: text(row["location"]),
    yearsExperience: figureOrText(row["yearsExperience"]),
    specialties: list(row["specialties"]),
    skills: list(row["skills"]),
    bio: text(row["bio"]),
    education: told(row["education"], ". "),
    certifications: list(row["certifications"]),
    hourlyRate: number(row["hourlyRate"]),
    availability: text(row["availability"]),
    availableFrom: text(row["availableFrom"]),
    workPreference: text(row["workPreference"]),
    maxTravelMiles: number(row["maxTravelMiles"]),
    barStatesWorked: list(row["barStatesWorked"]),
  };
}

/** Any number of judges; without a consensus the middle grade counts, of two middle ones the lower. */
export function storedPair(row: Row, at: number): StoredPair {
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
