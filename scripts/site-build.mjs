// Builds the web site, when its sources have changed since the last build.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { runNpm } from "./processes.mjs";
import { installedEnvironment, root } from "./repository.mjs";

const SOURCES = ["contract", "matching", "web", "package-lock.json", "tsconfig.base.json"];
const SKIPPED = /^(?:node_modules|build|\..*|.*\.test\.tsx?)$/;

/** Resolves to true when it built. `write` receives the output, which goes to this process's otherwise. */
export async function ensureBuilt({ write } = {}) {
  const sources = sourcesHash(root);
  if (isBuilt(root, sources)) return false;
  (write ?? process.stdout.write.bind(process.stdout))("Building the site\n");
  const code = await runNpm(["run", "--silent", "build"], {
    env: installedEnvironment({ NODE_ENV: "production" }),
    write,
  });
  if (code !== 0) throw new Error(`The build failed with exit code ${code}.`);
  markBuilt(root, sources);
  return true;
}

export function isBuilt(folder, sources) {
  const built = ["client", "server"].every((side) => existsSync(path.join(folder, "web", "build", side)));
  const stamp = stampFile(folder);
  return built && existsSync(stamp) && readFileSync(stamp, "utf8") === sources;
}

export function markBuilt(folder, sources) {
  writeFileSync(stampFile(folder), sources);
}

/** A hash of the names and contents of all that the build reads; tests are no part of it. */
export function sourcesHash(folder) {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((name) => listFiles(folder, name))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(folder, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

function listFiles(folder, name) {
  const full = path.join(folder, name);
  if (!existsSync(full)) return [];
  if (name.includes(".")) return [name];
  return readdirSync(full, { withFileTypes: true, recursive: false })
    .filter((entry) => !SKIPPED.test(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${name}/${entry.name}`;
      if (entry.isDirectory()) return listFiles(folder, file);
      return entry.isFile() ? [file] : [];
    });
}

function stampFile(folder) {
  return path.join(folder, "web", "build", ".caseload-sources");
}
