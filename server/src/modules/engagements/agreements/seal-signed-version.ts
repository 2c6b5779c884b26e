import { handleTask } from "../../../platform/tasks/task.ts";
import { loadAgreement } from "./find-agreement.ts";
import { createSealer, type SealDeps } from "./seal-agreement.ts";
import { sealAgreementTask } from "./seal-agreement-task.ts";

export type SealTaskDeps = SealDeps;

/** Seals a version right after its second signature, so that its file shows the timeline of that moment. */
export const sealSignedVersion = handleTask<{ contractId: number; version: number }, SealTaskDeps>(
  sealAgreementTask,
  async (payload, deps) => {
    const { agreement, signedByBoth } = await loadAgreement(deps.db, payload, deps.clock());
    if (signedByBoth) await createSealer(deps)(agreement);
  },
);
