/** Labelled pairs of names: `name_a,name_b,label[,kind][,half]` with a header. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import listed from "../../judgements/conflict-names/lists.json" with { type: "json" };
import { namesConflict } from "../../src/party-names/names-conflict.ts";
import { prepareName } from "../../src/party-names/prepare-name.ts";
import { parseRecords } from "../csv.ts";

/** Every list of the folder; `reading` is the figure of the one reading before the comparison was improved on it. */
export interface NameList {
  readonly file: string;
  readonly pairs: number;
  readonly reading?: string;
}

export const lists: readonly NameList[] = listed;

export const folder = fileURLToPath(new URL("../../judgements/conflict-names/", import.meta.url));
export const own = (file: string): string => folder + file;

export interface NamePair {
  readonly left: string;
  readonly right: string;
  readonly isConflict: boolean;
  readonly kind: string;
  /** "tuned" or "held-out" in the pairs of our own; empty elsewhere. */
  readonly half: string;
}

/** Throws an error that names the line whose label is neither 0 nor 1. */
export function readPairs(file: string): NamePair[] {
  return parseRecords(readFileSync(file, "utf8"), ["name_a", "name_b", "label"]).map((row, at) => {
    const label = row.label?.trim();
    if (label !== "0" && label !== "1") throw new Error(`Record ${at + 1} of ${file} has no label 0 or 1`);
    return {
      left: row.name_a ?? "",
      right: row.name_b ?? "",
      isConflict: label === "1",
      kind: row.kind ?? "",
      half: row.half ?? "",
    };
  });
}

export interface JudgedPair extends NamePair {
  readonly isFlagged: boolean;
}

export const judge = (pairs: readonly NamePair[]): JudgedPair[] =>
  pairs.map((pair) => ({
    ...pair,
    isFlagged: namesConflict(prepareName(pair.left), prepareName(pair.right)),
  }));
