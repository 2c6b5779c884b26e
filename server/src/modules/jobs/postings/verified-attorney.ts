import { postingErrorMessages } from "@caseload/contract/jobs/posting-messages";
import type { Actor } from "../../../platform/actor.ts";
import type { Config } from "../../../platform/config.ts";
import { findBarAdmission } from "../../../platform/db/bar-admission.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { forbidden } from "../../../platform/http/http-error.ts";
import { statusOfNewPosting } from "./policy.ts";

export type VerificationRule = Pick<Config, "requireVerifiedAttorneys">;

interface Responsible {
  postedById: number;
  supervisorId?: number | null | undefined;
}

/** The people who answer for a posting: its poster, and the attorney whom it names as supervisor. */
export const responsibleFor = ({ postedById, supervisorId }: Responsible): number[] =>
  typeof supervisorId === "number" ? [postedById, supervisorId] : [postedById];

/** Whether a posting may be public: always, unless this installation requires a verified bar admission. */
async function hasVerifiedAttorney(
  db: Reader,
  { requireVerifiedAttorneys }: VerificationRule,
  posting: Responsible,
): Promise<boolean> {
  return !requireVerifiedAttorneys || (await findBarAdmission(db, responsibleFor(posting))) !== null;
}

/** The status of a posting that its writer hands in. */
export async function statusWhenVerified(
  db: Reader,
  rule: VerificationRule,
  actor: Actor,
  posting: Responsible,
): Promise<"open" | "pending_approval" | "draft"> {
  return (await hasVerifiedAttorney(db, rule, posting)) ? statusOfNewPosting(actor) : "draft";
}

/** @throws HttpError 403 when a posting must stay a draft until a bar admission is verified */
export async function requireVerifiedAttorney(
  db: Reader,
  rule: VerificationRule,
  posting: Responsible,
): Promise<void> {
  if (!(await hasVerifiedAttorney(db, rule, posting))) throw forbidden(postingErrorMessages.admissionMissing);
}
