// Installs the packages of package-lock.json, when they are not there yet.

import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runNpm } from "./processes.mjs";
import { hostEnvironment, nodeBinary, root } from "./repository.mjs";

export async function ensureInstalled() {
  if (isInstalled(root) && nodeBinary() !== null) return;
  console.log("Installing packages (once, about half a minute)");
  // the build and the tests need the development packages, whatever NODE_ENV says
  const code = await runNpm(["ci", "--include=dev", "--no-audit", "--no-fund"], { env: hostEnvironment() });
  if (code !== 0) throw new Error(`npm ci failed with exit code ${code}.`);
  markInstalled(root);
}

/** True when node_modules holds what the lock file asks for, by our stamp or by npm's own record of an install. */
export function isInstalled(folder) {
  const lock = readText(path.join(folder, "package-lock.json"));
  if (lock === null) throw new Error("package-lock.json is missing.");
  const wanted = JSON.parse(lock).packages;
  if (!nestedFolders(wanted).every((nested) => existsSync(path.join(folder, nested)))) return false;
  if (readText(stampFile(folder)) === hashOf(lock)) return true;
  const record = readText(path.join(folder, "node_modules", ".package-lock.json"));
  if (record === null || !covers(JSON.parse(record).packages, wanted)) return false;
  markInstalled(folder);
  return true;
}

export function markInstalled(folder) {
  writeFileSync(stampFile(folder), hashOf(readFileSync(path.join(folder, "package-lock.json"), "utf8")));
}

/** Optional packages are left out: npm installs only those of the platform. */
function covers(installed, wanted) {
  return Object.entries(wanted)
    .filter(
      ([name, entry]) =>
        name.includes("node_modules/") && !entry.link && !entry.optional && !entry.devOptional,
    )
    .every(([name, entry]) => installed[name]?.version === entry.version);
}

/** The node_modules of workspaces, which can be lost while the root's is still there. */
function nestedFolders(wanted) {
  const nested = Object.keys(wanted).flatMap(
    (name) => /^(?!node_modules\/).+?\/node_modules(?=\/)/.exec(name) ?? [],
  );
  return [...new Set(nested)];
}

function stampFile(folder) {
  return path.join(folder, "node_modules", ".caseload-lock");
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function hashOf(text) {
  return createHash("sha256").update(text).digest("hex");
}
