import { z } from "zod";
import { declareTask, handleTask, type Task } from "../../../platform/tasks/task.ts";
import type { AgreementDocument } from "./agreement-document.ts";
import { createSealer, type SealDeps } from "./seal-agreement.ts";

/** Enqueued in the transaction of the second signature. Its retries outlast an outage of the time-stamp service. */
export const sealAgreementTask = declareTask("seal-agreement", {
  payload: z.object({ contractId: z.number().int(), version: z.number().int() }),
  retryLimit: 20,
});

type Payload = Parameters<typeof sealAgreementTask.check>[0];

/** @param load returns the signed version as a document */
export const handleSealAgreement = (
  load: (deps: SealDeps, payload: Payload) => Promise<AgreementDocument>,
): Task<Payload, SealDeps> =>
  handleTask<Payload, SealDeps>(sealAgreementTask, async (payload, deps) => {
    await createSealer(deps)(await load(deps, payload));
  });
