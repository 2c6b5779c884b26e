/** Reads the log that `npm run staff -- match-log FILE` writes: places in rankings, and outcomes. */
import { FEATURES } from "../../src/model/feature-names.ts";

/** A pair at a place of a ranking. */
export interface ShownPlace {
  readonly person: string;
  readonly job: string;
  readonly at: string;
  /** Where it was shown: "jobs", "job", "suggestions" or "applicants". */
  readonly rankingKind: string;
  /** 1 is the first. */
  readonly place: number;
  readonly chance: number;
  readonly features: readonly number[];
  /** False for a weak score from the registration form alone. */
  readonly fromProfile: boolean;
  readonly modelVersion: string;
}

export interface LoggedOutcome {
  readonly person: string;
  readonly job: string;
  readonly at: string;
  readonly kind: string;
  readonly rating: number | null;
}

export interface MatchLog {
  readonly shown: readonly ShownPlace[];
  readonly outcomes: readonly LoggedOutcome[];
}

/** @throws Error that names the line which is not part of such a log, or features of another engine */
export function readLog(text: string): MatchLog {
  const shown: ShownPlace[] = [];
  const outcomes: LoggedOutcome[] = [];
  text.split("\n").forEach((line, at) => {
    if (line.trim() === "") return;
    const row = parsed(line, at + 1);
    if (row["type"] === "log") requireFeatures(row["features"]);
    else if (row["type"] === "shown") shown.push(shownPlace(row, at + 1));
    else if (row["type"] === "outcome") outcomes.push(outcome(row, at + 1));
    else throw new Error(`Line ${at + 1} is neither a place nor an outcome`);
  });
  return { shown, outcomes };
}

type Row = Readonly<Record<string, unknown>>;

function parsed(line: string, number: number): Row {
  try {
    return JSON.parse(line) as Row;
  } catch (error) {
    throw new Error(`Line ${number} is not JSON`, { cause: error });
  }
}

function requireFeatures(names: unknown): void {
  if (JSON.stringify(names) !== JSON.stringify(FEATURES))
    throw new Error(`The log has other features than the engine: ${String(names)}`);
}

const textOf = (row: Row, key: string, number: number): string => {
  const value = row[key];
  if (typeof value !== "string") throw new Error(`Line ${number}: ${key} is no text`);
  return value;
};

const numberOf = (row: Row, key: string, number: number): number => {
  const value = row[key];
  if (typeof value !== "number") throw new Error(`Line ${number}: ${key} is no number`);
  return value;
};

function shownPlace(row: Row, number: number): ShownPlace {
  const features = row["features"];
  if (!Array.isArray(features) || features.length !== FEATURES.length)
    throw new Error(`Line ${number}: a place has ${FEATURES.length} features`);
  return {
    person: textOf(row, "person", number),
    job: textOf(row, "job", number),
    at: textOf(row, "at", number),
    rankingKind: textOf(row, "rankingKind", number),
    place: numberOf(row, "place", number),
    chance: numberOf(row, "chance", number),
    features: features.map(Number),
    fromProfile: row["fromProfile"] === true,
    modelVersion: textOf(row, "modelVersion", number),
  };
}

const outcome = (row: Row, number: number): LoggedOutcome => ({
  person: textOf(row, "person", number),
  job: textOf(row, "job", number),
  at: textOf(row, "at", number),
  kind: textOf(row, "kind", number),
  rating: row["rating"] === null || row["rating"] === undefined ? null : numberOf(row, "rating", number),
});
