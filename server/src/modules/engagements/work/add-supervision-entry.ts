import { isSupervised } from "@caseload/contract/engagements/deliverable-moves";
import { writtenSupervisionKinds } from "@caseload/contract/engagements/supervision";
import { workErrorMessages } from "@caseload/contract/engagements/work-error-messages";
import { workLimits } from "@caseload/contract/engagements/work-limits";
import { and, count, eq, inArray } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { supervisionEntries } from "../../../platform/db/schema/time.ts";
import { conflict, forbidden } from "../../../platform/http/http-error.ts";
import { lockContract, requireParty } from "../contracts/queries.ts";
import { notifyOfWork } from "./notify-of-work.ts";
import { maySupervise } from "./policy.ts";

interface NewEntry {
  kind: (typeof writtenSupervisionKinds)[number];
  text: string;
}

/**
 * Adds an instruction or a review to the supervision log, for good. Returns its id.
 * @throws HttpError 404 for people who are not of the firm's side, 403 for members who are not attorneys, 409 before the
 * terms are agreed, after a cancellation and at the limit
 */
export async function addSupervisionEntry(
  db: Db,
  actor: Actor,
  contractId: number,
  { kind, text }: NewEntry,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockContract(tx, contractId);
    const { contract, job } = await requireParty(tx, actor, contractId, "attorney");
    if (!maySupervise(actor, contract)) throw forbidden(workErrorMessages.supervisors);
    if (!isSupervised(contract.status))
      throw conflict(
        contract.status === "cancelled"
          ? workErrorMessages.notSupervisedAnymore
          : workErrorMessages.notSupervised,
      );
    const [stored] = await tx
      .select({ count: count() })
      .from(supervisionEntries)
      .where(
        and(
          eq(supervisionEntries.contractId, contractId),
          inArray(supervisionEntries.kind, [...writtenSupervisionKinds]),
        ),
      );
    if (stored && stored.count >= workLimits.supervisionEntries)
      throw conflict(workErrorMessages.supervisionFull);
    const [row] = await tx
      .insert(supervisionEntries)
      .values({ contractId, kind, text, authorId: actor.id, createdAt: now })
      .returning({ id: supervisionEntries.id });
    if (!row) throw new Error("The supervision entry was not stored.");
    const what = kind === "instruction" ? "an instruction" : "a review";
    const message = `${fullName(actor)} added ${what} to the supervision log for ${job.title}.`;
    const title = kind === "instruction" ? "New instruction" : "New review of your work";
    await notifyOfWork(
      tx,
      contract,
      "attorney",
      { aboutId: actor.id, title, message, priority: "medium" },
      now,
    );
    return row.id;
  });
}
