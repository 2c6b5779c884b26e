// npm run check-seal -- FILE...: asks pdfsig, an independent program, whether the seals of PDF files are valid.

import { spawnSync } from "node:child_process";
import process from "node:process";

const MISSING = "pdfsig is not installed. It is part of poppler-utils: apt-get install poppler-utils.";
const USAGE = "Usage: npm run check-seal -- FILE...";

/** Returns whether the file has exactly one signature, which is valid and covers the whole file. */
function isSealed(file) {
  const { stdout, stderr, error } = spawnSync("pdfsig", [file], { encoding: "utf8" });
  if (error) throw "code" in error && error.code === "ENOENT" ? new Error(MISSING) : error;
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  const signatures = stdout.match(/^Signature #\d+:/gm) ?? [];
  return (
    signatures.length === 1 &&
    stdout.includes("Signature Validation: Signature is Valid.") &&
    stdout.includes("Total document signed")
  );
}

try {
  const files = process.argv.slice(2);
  if (files.length === 0) throw new Error(USAGE);
  const broken = files.filter((file) => !isSealed(file));
  for (const file of broken) console.error(`${file}: the seal is missing or not valid.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
