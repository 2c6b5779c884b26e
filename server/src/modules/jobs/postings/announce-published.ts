import { z } from "zod";
import type { Tx } from "../../../platform/db/database.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { declareTask } from "../../../platform/tasks/task.ts";

/** A job was published. Saved searches with instant alerts are compared with it (modules/search/saved-searches). */
export const jobPublished = declareTask("alert-on-posting", {
  payload: z.object({ jobId: z.int().positive() }),
});

/** Announces a posting that is live for the first time, and enqueues its alerts in the same transaction. */
export async function announcePublished(tx: Tx, jobId: number): Promise<void> {
  await announce(tx, { to: "everyone", topics: ["jobs"] });
  await enqueue(tx, jobPublished, { jobId });
}
