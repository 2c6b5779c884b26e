import { z } from "zod";
import { declareTask } from "../../../platform/tasks/task.ts";

/** Enqueued in the transaction of the second signature. Its retries outlast an outage of the time-stamp service. */
export const sealAgreementTask = declareTask("seal-agreement", {
  payload: z.object({ contractId: z.number().int(), version: z.number().int() }),
  retryLimit: 20,
});
