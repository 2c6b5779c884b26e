import { sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import { insertJobs } from "pg-boss/dist/plans.js";
import type { Reader } from "../db/database.ts";
import { schema } from "./boss.ts";
import type { TaskDeclaration } from "./task.ts";

export type EnqueueOptions = { startAfter?: Date; singletonKey?: string };

/**
 * Adds a task in the caller's transaction. Uses pg-boss's own insert statement, so that commands need no started
 * pg-boss.
 * @returns the task's id, or null when the task is unique and an equal one exists
 */
export async function enqueue<Payload extends object>(
  tx: Reader,
  task: TaskDeclaration<Payload>,
  payload: Payload,
  { startAfter, singletonKey }: EnqueueOptions = {},
): Promise<string | null> {
  const { name, policy } = task;
  if (policy.unique !== "no" && singletonKey === undefined) {
    throw new Error(`The task ${name} is unique and needs a singletonKey.`);
  }
  const statement = insertJobs(schema, { table: "job", name, notify: true });
  const row = { data: task.check(payload), startAfter: startAfter?.toISOString(), singletonKey };
  const { rows } = await fromDrizzle(tx, sql).executeSql(statement, [JSON.stringify([row])]);
  const id: unknown = rows[0]?.id;
  if (typeof id === "string") return id;
  if (policy.unique === "no") throw new Error(`The task ${name} has no queue.`);
  return null;
}
