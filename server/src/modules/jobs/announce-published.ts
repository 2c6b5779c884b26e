import type { Tx } from "../../db/handle.ts";
import { announce } from "../../realtime/announce.ts";
import { tellSearchers } from "../saved-searches/alert-on-posting.ts";

/** A posting is live for the first time: lists change, and alerts follow. One call, so that no way there forgets them. */
export async function announcePublished(tx: Tx, jobId: number): Promise<void> {
  await announce(tx, { to: "everyone", topics: ["jobs"] });
  await tellSearchers(tx, jobId);
}
