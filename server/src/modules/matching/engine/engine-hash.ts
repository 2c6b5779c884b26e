import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const engine = path.dirname(fileURLToPath(import.meta.resolve("@caseload/matching/match")));
const judgementFiles = ["jobs.json", "paralegals.json"].map((file) =>
  path.join(engine, "../judgements", file),
);
const contract = path.dirname(fileURLToPath(import.meta.resolve("@caseload/contract/product")));
const server = ["modules", "platform"].map((folder) =>
  fileURLToPath(new URL(`../../../${folder}`, import.meta.url)),
);

/** SHA-256 of the engine's code and of the texts that weigh its words. Equal hashes prepare equal texts equally. */
export const engineHash = (): string => hashOf([...codeBelow(engine), ...judgementFiles]);

/** SHA-256 of all code that reads, ranks and presents matches. Of two releases, it differs. */
export const programHash = (): string =>
  hashOf([engine, contract, ...server].flatMap(codeBelow).concat(judgementFiles));

function codeBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:ts|json)$/.test(file) && !file.endsWith(".test.ts"))
    .map((file) => path.join(folder, file))
    .toSorted();
}

function hashOf(files: readonly string[]): string {
  const digest = createHash("sha256");
  for (const file of files) digest.update(readFileSync(file));
  return digest.digest("hex");
}
