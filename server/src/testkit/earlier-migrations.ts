import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";

const folder = fileURLToPath(new URL("../platform/db/migrations", import.meta.url));

/** Applies the migrations up to a number, as an earlier release did. */
export async function migrateUpTo(pool: pg.Pool, last: number): Promise<void> {
  const earlier = await mkdtemp(join(tmpdir(), "caseload-migrations-"));
  try {
    await cp(folder, earlier, { recursive: true });
    const journalPath = join(earlier, "meta/_journal.json");
    const journal = JSON.parse(await readFile(journalPath, "utf8")) as { entries: { idx: number }[] };
    const entries = journal.entries.filter(({ idx }) => idx <= last);
    if (entries.length !== last + 1) throw new Error(`There are ${entries.length} migrations up to ${last}.`);
    await writeFile(journalPath, JSON.stringify({ ...journal, entries }));
    const client = await pool.connect();
    await applyMigrations(drizzle(client), { migrationsFolder: earlier });
    client.release();
  } finally {
    await rm(earlier, { recursive: true });
  }
}
