import type { Tx } from "../../../platform/db/database.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { tellSearchers } from "../../search/saved-searches/alert-on-posting.ts";

/** A posting is live for the first time: lists change, and alerts follow. One call, so that no way there forgets them. */
export async function announcePublished(tx: Tx, jobId: number): Promise<void> {
  await announce(tx, { to: "everyone", topics: ["jobs"] });
  await tellSearchers(tx, jobId);
}
