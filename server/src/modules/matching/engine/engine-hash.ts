import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const engine = path.dirname(fileURLToPath(import.meta.resolve("@caseload/matching/match")));
const judgementFiles = ["jobs.json", "paralegals.json"].map((file) =>
  path.join(engine, "../judgements", file),
);

/** SHA-256 of the engine's code and of the texts that weigh its words. Equal hashes prepare equal texts equally. */
export function engineHash(): string {
  const digest = createHash("sha256");
  const code = readdirSync(engine, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:ts|json)$/.test(file) && !file.endsWith(".test.ts"))
    .map((file) => path.join(engine, file))
    .toSorted();
  for (const file of [...code, ...judgementFiles]) digest.update(readFileSync(file));
  return digest.digest("hex");
}
