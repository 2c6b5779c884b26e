/** Creates running contracts and deliverables for the matrix. */
import type { CallName, NamedEndpoint } from "@caseload/contract/endpoints";
import { eq } from "drizzle-orm";
import { contracts } from "../platform/db/schema/contracts.ts";
import { makeReview } from "../demo/reviews.ts";
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
  if (name === "writeReview" || access.record?.kind === "review") return createReviewRecord(name, site, cast);
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

const dayMs = 86_400_000;

/** A completed contract, or its review: hidden for edits of the firm's, published for the paralegal's replies. */
async function createReviewRecord(name: CallName, site: Site, cast: Cast): Promise<number> {
  const { db, time } = site;
  const contractId = await createRunningContract(site, cast);
  const [contract] = await db
    .update(contracts)
    .set({ status: "completed", endedAt: new Date(time.now.getTime() - dayMs) })
    .where(eq(contracts.id, contractId))
    .returning();
  if (!contract || name === "writeReview") return contractId;
  const publishedAt = name === "replyToReview" ? time.now : null;
  return (await makeReview(db, time.now, contract, { side: "attorney", publishedAt })).id;
}

const review = {
  rating: 5,
  criteria: { quality: 5, timeliness: 5, communication: 4 },
  text: "Careful work.",
};
const reviewOfFirm = {
  rating: 4,
  criteria: { instructions: 4, payment: 5, communication: 4 },
  text: "Clear.",
};

/** Valid bodies of the calls about deliverables and the supervision log. */
export const workBodies = {
  addDeliverable: () => ({ title: "Privilege log, volume 4", dueOn: "2026-12-09" }),
  changeDeliverable: () => ({ dueOn: "2026-12-10" }),
  submitDeliverable: () => ({ note: "118 entries." }),
  returnDeliverable: () => ({ comments: "Please give a reason for attachments 14 to 31." }),
  approveDeliverable: () => ({ comments: "Spot-checked 20." }),
  writeReview: (_cast: unknown, _jobId: unknown, relation: string) =>
    relation === "owningParalegal" ? reviewOfFirm : review,
  editReview: () => review,
  replyToReview: () => ({ text: "Thank you for the clear instructions." }),
  addSupervisionEntry: () => ({ kind: "instruction", text: "Log attachments separately." }),
};
