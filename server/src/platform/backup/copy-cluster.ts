import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { copyFolder } from "./copy-folder.ts";

/** What PostgreSQL recreates at start ("Making an Exclusive Low-Level Backup", PostgreSQL manual, 25.3.4). */
const emptied = new Set([
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
]);
const excluded = /(^|\/)(pgsql_tmp[^/]*|pg_internal\.init|postmaster\.(pid|opts))$/;

/**
 * Copies the data folder of a running PostgreSQL on this machine. The write-ahead log of the copying time belongs to the
 * copy, whose first start replays it, so that the copy is as of the end of this function.
 */
export async function copyCluster(connectionString: string, cluster: string, target: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    // A temporary slot keeps the log's segments until the session ends.
    await client.query(
      "select pg_create_physical_replication_slot('caseload_backup_' || pg_backend_pid(), true, true)",
    );
    await client.query("select pg_backup_start('caseload', true)");
    await copyFolder(cluster, target, (path) => !emptied.has(path) && !excluded.test(path));
    const { rows } = await client.query<{ labelfile: string }>(
      "select labelfile from pg_backup_stop(wait_for_archive => false)",
    );
    await writeFile(join(target, "backup_label"), rows[0]?.labelfile ?? "", { mode: 0o600 });
    await copyFolder(join(cluster, "pg_wal"), join(target, "pg_wal"));
  } finally {
    await client.end();
  }
}
