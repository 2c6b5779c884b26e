/**
 * Where ZIP codes lie: the interior points of the US Census Bureau's ZIP Code Tabulation Areas (Gazetteer Files, 2021),
 * which are in the public domain. A line of zip-centers.txt is the first three figures and, for each area, the last two,
 * then hundredths of a degree north and west; that is right to half a mile.
 */
import { readFileSync } from "node:fs";
import type { Point } from "@caseload/matching/geo/gazetteer";

let lines: Map<string, string> | undefined;

function areasOf(prefix: string): string {
  lines ??= new Map(
    readFileSync(new URL("zip-centers.txt", import.meta.url), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => [line.slice(0, 3), line.slice(4)]),
  );
  return lines.get(prefix) ?? "";
}

/** The middle of a five-figure ZIP code's area; null where no such area is inhabited. */
export function zipCenter(zip: string): Point | null {
  const area = areasOf(zip.slice(0, 3))
    .split("|")
    .find((entry) => entry.startsWith(`${zip.slice(3)} `));
  const [, north, west] = area?.split(" ").map(Number) ?? [];
  if (north === undefined || west === undefined) return null;
  return { latitude: north / 100, longitude: -west / 100 };
}
