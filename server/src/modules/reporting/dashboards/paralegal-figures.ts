import type { Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { countContracts } from "../../engagements/contracts/queries.ts";
import { readYear } from "../earnings/read-year.ts";
import { payOf } from "../earnings/sum-earnings.ts";
import { countApplicationsByStatus } from "./paralegal-queries.ts";
import { findInbox } from "./queries.ts";

/** What a paralegal has under way: each figure is counted as the screen that it leads to counts. */
export async function readParalegalFigures(db: Reader, actor: Actor, now: Date) {
  const [byStatus, contracts, { year, reckoned }, inbox] = await Promise.all([
    countApplicationsByStatus(db, actor),
    countContracts(db, actor, "paralegal"),
    readYear(db, actor, undefined, now),
    findInbox(db, actor),
  ]);
  return {
    byStatus,
    activeProjects: contracts.active,
    agreed: {
      year,
      contracts: reckoned.length,
      pay: payOf(reckoned.flatMap(({ months }) => months)),
      withoutPay: reckoned.filter(({ missing }) => missing !== null).length,
    },
    inbox,
  };
}
export type OwnFigures = Awaited<ReturnType<typeof readParalegalFigures>>;
