import { z } from "zod";
import type { Db } from "../db/database.ts";
import { defineTask, type Task } from "./task.ts";

/** Dependencies of scheduled tasks. */
export interface ScheduledTaskDeps {
  db: Db;
  clock: () => Date;
}

/** A task that runs every minute. It is not retried: the next minute is its second attempt. */
export const scheduledTask = (
  name: string,
  command: (db: Db, now: Date) => Promise<number>,
): Task<object, ScheduledTaskDeps> =>
  defineTask<object, ScheduledTaskDeps>(
    name,
    { payload: z.object({}), retryLimit: 0, concurrency: 1, expireInSeconds: 600 },
    async (_payload, { db, clock }) => {
      await command(db, clock());
    },
  );
