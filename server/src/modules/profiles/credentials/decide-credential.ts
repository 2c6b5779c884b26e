import { credentialMoves } from "@caseload/contract/staff/staff-lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { conflict, forbidden, notFound } from "../../../platform/http/http-error.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { recordStaffAction } from "../../../platform/staff-log/record-staff-action.ts";
import { daysUntilExpiry } from "./credential-expiry.ts";
import { moveCredential } from "./move-credential.ts";
import { canDecide } from "./policy.ts";
import { type CredentialRow, findCredential } from "./queries.ts";

interface CredentialDecision {
  decision: "verified" | "rejected";
  reason: string;
}

const moves = { verified: credentialMoves.verify, rejected: credentialMoves.reject } as const;

const noticeOf = (title: string, { decision, reason }: CredentialDecision) =>
  decision === "verified"
    ? { title: "Credential verified", message: `${title} now appears on your profile. Checked: ${reason}` }
    : { title: "Credential not verified", message: `We couldn't verify ${title}: ${reason}` };

/** Whether it has expired in its owner's time zone. */
const isExpired = ({ credential: { expiresOn }, owner }: CredentialRow, now: Date): boolean =>
  expiresOn !== null && daysUntilExpiry(expiresOn, owner.timeZone, now) < 0;

/**
 * Verifies or rejects a credential, notifies the owner in the app and by email, and records the decision in the staff
 * log.
 * @throws HttpError 404 when there is no such credential, 403 for one's own, 409 when it is decided already or when the
 * credential to verify has expired
 */
export async function decideCredential(
  db: Db,
  staff: Actor,
  id: number,
  decision: CredentialDecision,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findCredential(tx, id);
    if (!found) throw notFound(errorMessages.credentialNotFound);
    if (!canDecide(staff, found.credential)) throw forbidden(errorMessages.credentialOwn);
    if (decision.decision === "verified" && isExpired(found, now))
      throw conflict(errorMessages.credentialOver);
    const moved = await moveCredential(tx, id, moves[decision.decision], {
      reason: decision.reason,
      decidedAt: now,
      decidedBy: fullName(staff),
      remindedDays: null,
    });
    if (!moved) throw conflict(errorMessages.credentialDecided);
    const action = `credential_${decision.decision}` as const;
    await recordStaffAction(
      tx,
      staff,
      { action, subject: "credential", subjectId: id, note: decision.reason },
      now,
    );
    const notice = { ...noticeOf(moved.title, decision), type: "system", priority: "high" } as const;
    const to = { userId: moved.userId, actionUrl: "/credentials", alwaysByEmail: true } as const;
    await notify(tx, { ...notice, ...to }, [], now);
  });
}
