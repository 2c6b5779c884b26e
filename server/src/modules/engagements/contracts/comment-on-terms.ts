import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { errorMessages } from "@caseload/contract/error-messages";
import { count, eq } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { contractComments } from "../../../platform/db/schema/contracts.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { notifyParties } from "./notify-parties.ts";
import { type CommentRow, findComments, lockContract, requireActingParty } from "./queries.ts";

/**
 * Comments on the version that awaits an answer, or else on the current one. Returns the comment.
 * @throws HttpError 404 for people who are not a party, 403 for members who may only read it, 409 at the limit
 */
export async function commentOnTerms(
  db: Db,
  actor: Actor,
  contractId: number,
  text: string,
  now: Date,
): Promise<CommentRow> {
  return db.transaction(async (tx) => {
    await lockContract(tx, contractId);
    const { contract, job, side, openVersion } = await requireActingParty(tx, actor, contractId);
    const [stored] = await tx
      .select({ count: count() })
      .from(contractComments)
      .where(eq(contractComments.contractId, contractId));
    if (stored && stored.count >= engagementLimits.comments) throw conflict(errorMessages.tooManyComments);
    const version = openVersion?.version ?? contract.version;
    await tx
      .insert(contractComments)
      .values({ contractId, version, authorId: actor.id, authorSide: side, text, createdAt: now });
    const message = `${fullName(actor)} commented on the terms for ${job.title}.`;
    await notifyParties(
      tx,
      contract,
      side,
      { aboutId: actor.id, title: "New comment on terms", message, priority: "medium" },
      now,
    );
    const comment = (await findComments(tx, contractId)).at(-1);
    if (!comment) throw new Error("The comment was not stored.");
    return comment;
  });
}
