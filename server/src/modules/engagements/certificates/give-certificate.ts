import { contractFileErrorMessages } from "@caseload/contract/engagements/file-error-messages";
import { isNameOfAccount, signatureNameError } from "@caseload/contract/engagements/signature-name";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { certificates } from "../../../platform/db/schema/certificates.ts";
import { badRequest, conflict } from "../../../platform/http/http-error.ts";
import { announceFiles } from "../files/announce-files.ts";
import { certificateSha256 } from "../contracts/event-content.ts";
import { recordTimelineEvent } from "../contracts/move-contract.ts";
import { notifyParties } from "../contracts/notify-parties.ts";
import { lockContract, requireParty } from "../contracts/queries.ts";

interface Given {
  name: string;
  statement: string;
  ipAddress: string;
  userAgent: string | null;
}

/**
 * Stores the paralegal's certificate of having returned or destroyed a contract's files, which ends the access to them.
 * @throws HttpError 404 for everyone but the paralegal, 400 for another name, 409 before the contract's end and twice
 */
export async function giveCertificate(
  db: Db,
  actor: Actor,
  contractId: number,
  given: Given,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireParty(tx, actor, contractId, "paralegal");
    await lockContract(tx, contractId);
    const { contract, job, certificateSignedAt } = await requireParty(tx, actor, contractId, "paralegal");
    const accountName = fullName(actor);
    if (!isNameOfAccount(given.name, accountName))
      throw badRequest(`${signatureNameError(accountName)} (name)`);
    if (contract.endedAt === null) throw conflict(contractFileErrorMessages.certificateTooEarly);
    if (certificateSignedAt !== null) throw conflict(contractFileErrorMessages.certificateGiven);
    const row = { contractId, signedById: actor.id, ...given, signedAt: now };
    await tx.insert(certificates).values(row);
    const contentSha256 = certificateSha256(row);
    const event = { contractId, kind: "certificate_given", actorId: actor.id, contentSha256 } as const;
    await recordTimelineEvent(tx, event, now);
    const message = `${accountName} certified that the files of the contract for ${job.title} have been returned or destroyed.`;
    const text = { title: "Files returned or destroyed", message, priority: "medium" } as const;
    await notifyParties(tx, contract, "paralegal", text, now);
    await announceFiles(tx, contract);
  });
}
