/** Creates running contracts and deliverables for the matrix. */
import type { CallName, NamedEndpoint } from "@caseload/contract/endpoints";
import { makeDeliverable, makeSubmission } from "../demo/work-factories.ts";
import type { Site } from "../testkit/site.ts";
import type { Cast } from "./actors.ts";
import { createRunningContract } from "./time-records.ts";

/** Calls on a contract whose terms are agreed. */
const onRunningContract: ReadonlySet<CallName> = new Set<CallName>(["addDeliverable", "addSupervisionEntry"]);
/** Calls on a deliverable that awaits an answer. */
const onSubmitted: ReadonlySet<CallName> = new Set<CallName>(["returnDeliverable", "approveDeliverable"]);

/** Creates what a call about deliverables or the supervision log names. Returns its id; undefined for other calls. */
export async function createWorkRecord(
  { name, access }: NamedEndpoint,
  site: Site,
  cast: Cast,
): Promise<number | undefined> {
  const { db, time } = site;
  const { owningAttorney, owningParalegal } = cast.people;
  if (onRunningContract.has(name)) return createRunningContract(site, cast);
  if (access.record?.kind !== "deliverable") return undefined;
  const contractId = await createRunningContract(site, cast);
  const isSubmitted = onSubmitted.has(name);
  const { id } = await makeDeliverable(db, time.now, {
    contractId,
    authorId: owningAttorney.id,
    status: isSubmitted ? "submitted" : "due",
  });
  if (isSubmitted)
    await makeSubmission(db, time.now, { deliverableId: id, submittedById: owningParalegal.id });
  return id;
}

/** Valid bodies of the calls about deliverables and the supervision log. */
export const workBodies = {
  addDeliverable: () => ({ title: "Privilege log, volume 4", dueOn: "2026-12-09" }),
  changeDeliverable: () => ({ dueOn: "2026-12-10" }),
  submitDeliverable: () => ({ note: "118 entries." }),
  returnDeliverable: () => ({ comments: "Please give a reason for attachments 14 to 31." }),
  approveDeliverable: () => ({ comments: "Spot-checked 20." }),
  addSupervisionEntry: () => ({ kind: "instruction", text: "Log attachments separately." }),
};
