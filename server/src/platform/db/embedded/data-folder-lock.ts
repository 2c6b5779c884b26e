import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { identifyProcess } from "./process-identity.ts";

const holderSchema = z.object({ pid: z.number().int(), startedAt: z.string(), token: z.string() });
type Holder = z.output<typeof holderSchema>;

export class DataFolderInUse extends Error {
  constructor(pid: number, dataDir: string) {
    super(
      `Another Caseload process (pid ${pid}) is using DATA_DIR ${dataDir}. Stop it, or give this one a DATA_DIR of its own.`,
    );
    this.name = "DataFolderInUse";
  }
}

/**
 * Locks the folder for this process and returns a function that unlocks it. Replaces a lock whose process has died, or
 * whose process id now belongs to another process.
 * @throws DataFolderInUse when a running process has locked the folder
 */
export function lockDataFolder(folder: string, dataDir: string): () => void {
  const path = join(folder, "caseload.pid");
  const self: Holder = {
    pid: process.pid,
    startedAt: identifyProcess(process.pid)?.startedAt ?? "",
    token: randomUUID(),
  };
  const draft = `${path}.${self.token}`;
  writeFileSync(draft, JSON.stringify(self), { mode: 0o600, flag: "wx" });
  try {
    while (!tryLink(draft, path)) {
      const holder = readHolder(path);
      if (holder !== undefined && isAlive(holder)) throw new DataFolderInUse(holder.pid, dataDir);
      removeStale(path, holder);
    }
  } finally {
    rmSync(draft);
  }
  return () => {
    if (readHolder(path)?.token === self.token) rmSync(path, { force: true });
  };
}

/** link(2) is atomic: of two processes exactly one creates the name. */
function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  }
}

/** Renames the stale lock, and restores it when another process replaced it in the meantime. */
function removeStale(path: string, stale: Holder | undefined): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, "ENOENT")) return;
    throw error;
  }
  if (readHolder(aside)?.token !== stale?.token) tryLink(aside, path);
  rmSync(aside);
}

function readHolder(path: string): Holder | undefined {
  try {
    return holderSchema.safeParse(JSON.parse(readFileSync(path, "utf8"))).data;
  } catch (error) {
    if (isCode(error, "ENOENT") || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isAlive(holder: Holder): boolean {
  return identifyProcess(holder.pid)?.startedAt === holder.startedAt;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
