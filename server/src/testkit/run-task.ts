import { z } from "zod";
import { openDatabase } from "../platform/db/client.ts";
import { enqueue } from "../platform/tasks/enqueue.ts";
import { declareTask, everyMinute } from "../platform/tasks/task.ts";
import { quietLog } from "./quiet-log.ts";

/** Lets the workers of a running site run a scheduled task at once, which they would within a minute. */
export async function runTask(connectionString: string, name: string): Promise<void> {
  const database = openDatabase(connectionString, { log: quietLog, poolSize: 1, use: "maintenance" });
  try {
    await enqueue(database.db, declareTask(name, { payload: z.object({}), ...everyMinute }), {});
  } finally {
    await database.close();
  }
}
