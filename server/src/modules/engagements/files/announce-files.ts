import type { Topic } from "@caseload/contract/realtime";
import type { Tx } from "../../../platform/db/database.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { findContractAudience } from "../contracts/notify-parties.ts";

type Parties = Parameters<typeof findContractAudience>[1];

/** Refreshes every screen that shows a contract's files. */
export async function announceFiles(
  tx: Tx,
  contract: Parties,
  topics: readonly Topic[] = ["files"],
): Promise<void> {
  await announce(tx, { to: await findContractAudience(tx, contract), topics });
}
