import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const engine = path.dirname(fileURLToPath(import.meta.resolve("@caseload/matching/match")));
const judged = ["jobs.json", "paralegals.json"].map((file) => path.join(engine, "../judgements", file));

/** SHA-256 of the engine's code and word lists and of the texts by which it weighs words: equal hashes read equal texts equally. */
export function engineHash(): string {
  const digest = createHash("sha256");
  const code = readdirSync(engine, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:ts|json)$/.test(file) && !file.endsWith(".test.ts"))
    .map((file) => path.join(engine, file))
    .toSorted();
  for (const file of [...code, ...judged]) digest.update(readFileSync(file));
  return digest.digest("hex");
}
