import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { errorMessages } from "@caseload/contract/error-messages";
import type { UserType } from "@caseload/contract/roles";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { contracts, contractVersions } from "../../../platform/db/schema/contracts.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import { requireSupervisor } from "../../firms/team/supervisors.ts";
import { draftTerms } from "./draft-terms.ts";
import { hourlyRateOf } from "./derive-pay.ts";
import { sha256 } from "./event-hash.ts";
import type { PartyContract, VersionRow } from "./queries.ts";

interface NewVersion {
  contractId: number;
  version: number;
  kind: VersionRow["kind"];
  authorId: number;
  authorSide: UserType;
  note: string | null;
  terms: StructuredTerms;
  /** The text that was drawn up from the terms. */
  text: string;
}

/** Stores an open version. The database accepts one open version of a contract at a time. */
export async function insertVersion(tx: Tx, { terms, text, ...row }: NewVersion, now: Date): Promise<void> {
  await tx.insert(contractVersions).values({
    ...row,
    status: "open",
    structuredTerms: terms,
    terms: text,
    sha256: sha256(text),
    createdAt: now,
  });
}

/** The number that the next version takes. The caller holds the contract's lock. @throws HttpError 409 at the limit */
export async function nextVersion(tx: Tx, contractId: number): Promise<number> {
  const [latest] = await tx
    .select({ version: contractVersions.version })
    .from(contractVersions)
    .where(eq(contractVersions.contractId, contractId))
    .orderBy(desc(contractVersions.version))
    .limit(1);
  const next = (latest?.version ?? 0) + 1;
  if (next > engagementLimits.versions) throw conflict(errorMessages.tooManyVersions);
  return next;
}

/** Draws up the text of proposed terms. @throws HttpError 400 for a supervisor who is not an attorney of the firm */
export async function drawUp(tx: Tx, own: PartyContract, terms: StructuredTerms): Promise<string> {
  const supervisor = await requireSupervisor(
    tx,
    terms.supervisorId,
    own.contract.firmId,
    "terms.supervisorId",
  );
  const firmName = displayFirmName({ current: own.firmName, given: own.job.givenFirmName });
  return draftTerms(
    { firmName, paralegalName: own.paralegal.name, supervisorName: supervisor.name, title: own.job.title },
    terms,
  );
}

/** The columns of a contract that repeat its current version. */
export const currentVersionColumns = (version: {
  version: number;
  structuredTerms: StructuredTerms;
  terms: string;
}): Partial<typeof contracts.$inferInsert> => ({
  version: version.version,
  terms: version.terms,
  agreedRate: hourlyRateOf(version.structuredTerms.pay),
  projectDeadline: version.structuredTerms.endsOn,
  supervisorId: version.structuredTerms.supervisorId,
});

/** Closes the version that awaits an answer, if there is one. */
export const closeOpenVersion = (tx: Tx, contractId: number, status: VersionRow["status"]) =>
  tx
    .update(contractVersions)
    .set({ status })
    .where(and(eq(contractVersions.contractId, contractId), eq(contractVersions.status, "open")));

/** The latest addresses that a firm or a paralegal gave in terms, to start the next contract from. */
export async function findLastAddresses(
  db: Reader,
  { firmId, paralegalId }: { firmId: number; paralegalId: number },
): Promise<{ firmAddress: string | null; paralegalAddress: string | null }> {
  const lastOf = async (
    field: "firmAddress" | "paralegalAddress",
    owner: "firm_id" | "paralegal_id",
    id: number,
  ) => {
    const { rows } = await db.execute<{ address: string }>(sql`
      select v.structured_terms ->> ${field} as address
      from ${contractVersions} v join ${contracts} c on c.id = v.contract_id
      where c.${sql.identifier(owner)} = ${id} and v.structured_terms ->> ${field} is not null
      order by v.id desc limit 1`);
    return rows[0]?.address ?? null;
  };
  return {
    firmAddress: await lastOf("firmAddress", "firm_id", firmId),
    paralegalAddress: await lastOf("paralegalAddress", "paralegal_id", paralegalId),
  };
}
