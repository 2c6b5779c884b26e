import type { UserType } from "@caseload/contract/roles";
import { contractFileErrorMessages } from "@caseload/contract/engagements/file-error-messages";
import { forbidden } from "../../../platform/http/http-error.ts";
import { fileAccessEnd } from "../contracts/policy.ts";

interface Engagement {
  side: UserType;
  contract: { endedAt: Date | null };
  certificateSignedAt: Date | null;
}

/** Whether a side may no longer see a contract's files. The firm's access does not end. */
export function hasFileAccessEnded({ side, contract, certificateSignedAt }: Engagement, now: Date): boolean {
  const end = side === "paralegal" ? fileAccessEnd(contract.endedAt, certificateSignedAt) : null;
  return end !== null && end <= now;
}

/** @throws HttpError 403 for the paralegal once access to the files has ended */
export function requireFileAccess(engagement: Engagement, now: Date): void {
  if (hasFileAccessEnded(engagement, now)) throw forbidden(contractFileErrorMessages.fileAccessEnded);
}
