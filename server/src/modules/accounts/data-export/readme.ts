import { product } from "@caseload/contract/product";
import { exportParts } from "./export-parts.ts";

/** Explains each file of the export. */
export function readme(now: Date): string {
  const files = exportParts.map(({ file, explanation }) => `${file}\n  ${explanation}`);
  return [
    `Your data at ${product.name}, as it was on ${now.toISOString()}.`,
    "Each file is JSON: a list of records, oldest first. Times are ISO 8601 in UTC, rates are US dollars per hour.",
    ...files,
    "Lists are empty where there is nothing to tell.",
    "",
  ].join("\n\n");
}
