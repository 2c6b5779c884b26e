import { sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { type BossOptions, createBoss } from "./boss.ts";

/** A task that has failed for good: all its attempts are used up. */
export interface FailedTask {
  id: string;
  name: string;
  failedAt: Date;
  attempts: number;
  /** The message of the last error. */
  message: string | null;
  data: Record<string, unknown>;
}

interface FailedRow {
  [column: string]: unknown;
  id: string;
  name: string;
  failed_at: string;
  attempts: number;
  message: string | null;
  data: Record<string, unknown>;
}

/** Returns the tasks that have failed for good, newest first. They are kept for deleteAfterSeconds of their policy. */
export async function listFailedTasks(db: Reader): Promise<FailedTask[]> {
  // The first start of a server creates the queue's tables.
  const { rows: tables } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('tasks.job') is not null as exists`,
  );
  if (!tables[0]?.exists) return [];
  const { rows } = await db.execute<FailedRow>(sql`
    select id, name, completed_on as failed_at, retry_count + 1 as attempts, output->>'message' as message,
      coalesce(data, '{}') as data
    from tasks.job where state = 'failed' order by completed_on desc`);
  return rows.map(({ failed_at, ...task }) => ({ ...task, failedAt: new Date(failed_at) }));
}

/** Gives failed tasks one more attempt, which a worker makes within seconds. */
export async function requeueTasks(
  options: BossOptions,
  tasks: readonly Pick<FailedTask, "id" | "name">[],
): Promise<void> {
  const boss = createBoss(options, false);
  await boss.start();
  try {
    for (const { name, id } of tasks) await boss.retry(name, id);
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
}
