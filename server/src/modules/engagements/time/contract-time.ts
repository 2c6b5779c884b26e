/** Reads of a contract's time, each with the viewer's access checked in the same snapshot. */
import type { Actor } from "../../../platform/actor.ts";
import { type Db, readConsistently } from "../../../platform/db/database.ts";
import { requireParty } from "../contracts/queries.ts";
import { listTime, readTimeSums } from "./queries.ts";

/**
 * A page of a contract's time as the viewer's side sees it.
 * @throws HttpError 404 for people who are not of either side
 */
export const listContractTime = (
  db: Db,
  actor: Actor,
  contractId: number,
  query: Parameters<typeof listTime>[2],
) =>
  readConsistently(db, async (tx) => {
    const { side } = await requireParty(tx, actor, contractId);
    return listTime(tx, { contractId, side }, query);
  });

/**
 * Sums of recorded time by status, beside the cap. The firm's leave drafts out.
 * @throws HttpError 404 for people who are not of either side
 */
export const readTimeSummary = (db: Db, actor: Actor, contractId: number) =>
  readConsistently(db, async (tx) => {
    const { side, pay } = await requireParty(tx, actor, contractId);
    const sums = await readTimeSums(tx, contractId);
    const capMinutes = pay?.kind === "hourly" ? pay.capMinutes : null;
    return { ...sums, ...(side === "attorney" && { draftMinutes: 0 }), capMinutes };
  });
