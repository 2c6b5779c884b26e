import { accountSettingsEndpoints } from "@caseload/contract/accounts/account-settings";
import { legalDocuments, legalVersions } from "@caseload/contract/accounts/legal-versions";
import type { LegalDocument } from "@caseload/contract/accounts/legal-versions";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { legalAcceptances } from "../../../platform/db/schema/consents.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict } from "../../../platform/http/http-error.ts";

interface AcceptingUser {
  userId: number;
  ipAddress: string;
}

/** Records that a user accepts the current documents. Earlier acceptances stay unchanged. */
export async function recordAcceptance(tx: Reader, who: AcceptingUser, now: Date): Promise<void> {
  const rows = legalDocuments.map((document) => {
    const { version } = legalVersions[document];
    return { ...who, document, version, acceptedAt: now };
  });
  await tx.insert(legalAcceptances).values(rows).onConflictDoNothing();
}

/**
 * Accepts the versions that the user has read.
 * @throws HttpError 409 when one of them is no longer the current one
 */
export async function acceptTerms(
  db: Db,
  who: AcceptingUser,
  read: Readonly<Record<LegalDocument, string>>,
  now: Date,
): Promise<void> {
  if (legalDocuments.some((document) => read[document] !== legalVersions[document].version))
    throw conflict(errorMessages.termsChanged);
  await db.transaction(async (tx) => {
    await recordAcceptance(tx, who, now);
    await announce(tx, { to: [who.userId], topics: accountSettingsEndpoints.acceptTerms.changes });
  });
}
