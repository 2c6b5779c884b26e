import type { Tx } from "../../../platform/db/database.ts";
import { findColleaguesWho } from "../../firms/firm/queries.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import type { Words } from "./notices.ts";

/** Tells whoever posted it and the reviewers of the firm, each once. */
export async function notifyFirm(
  tx: Tx,
  posting: { firmId: number; postedById: number },
  words: Words,
  now: Date,
): Promise<void> {
  const reviewers = await findColleaguesWho(tx, "application:review", posting.firmId);
  for (const userId of new Set([posting.postedById, ...reviewers]))
    await notify(tx, { ...words, userId }, ["jobs"], now);
}
