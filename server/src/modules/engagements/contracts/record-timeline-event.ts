import type { contractEventKinds } from "@caseload/contract/engagements/contracts";
import type { Tx } from "../../../platform/db/database.ts";
import { contractEvents } from "../../../platform/db/schema/contracts.ts";

interface Step {
  contractId: number;
  kind: (typeof contractEventKinds)[number];
  /** Null when a scheduled task acts. */
  actorId: number | null;
  note?: string;
}

/** Adds a step to the timeline, which nothing can edit afterwards. */
export async function recordTimelineEvent(tx: Tx, step: Step, now: Date): Promise<void> {
  await tx.insert(contractEvents).values({ ...step, createdAt: now });
}
