import type { Tx } from "../../../platform/db/database.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { findContractAudience } from "../contracts/notify-parties.ts";

type Parties = Parameters<typeof findContractAudience>[1];

/** Refreshes every screen that shows a contract's deliverables or its supervision log. */
export async function announceWork(tx: Tx, contract: Parties): Promise<void> {
  await announce(tx, { to: await findContractAudience(tx, contract), topics: ["work"] });
}
