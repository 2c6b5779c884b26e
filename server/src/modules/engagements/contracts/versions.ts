import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { errorMessages } from "@caseload/contract/error-messages";
import type { UserType } from "@caseload/contract/roles";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { contracts, contractSignatures, contractVersions } from "../../../platform/db/schema/contracts.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import { requireSupervisor } from "../../firms/team/supervisors.ts";
import { draftTerms } from "./draft-terms.ts";
import { hourlyRateOf } from "./derive-pay.ts";
import { versionSha256 } from "./event-content.ts";
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

/**
 * Stores an open version. The database accepts one open version of a contract at a time. Returns the hash that the
 * version's event in the timeline carries.
 */
export async function insertVersion(
  tx: Tx,
  { terms, text, ...row }: NewVersion,
  now: Date,
): Promise<{ contentSha256: string }> {
  const version = { ...row, structuredTerms: terms, sha256: sha256(text) };
  await tx.insert(contractVersions).values({ ...version, status: "open", terms: text, createdAt: now });
  return { contentSha256: versionSha256(version) };
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

/** Closes the version that awaits an answer and returns it, if there is one. */
export const closeOpenVersion = (tx: Tx, contractId: number, status: VersionRow["status"]) =>
  tx
    .update(contractVersions)
    .set({ status })
    .where(and(eq(contractVersions.contractId, contractId), eq(contractVersions.status, "open")))
    .returning({ version: contractVersions.version, kind: contractVersions.kind });

/**
 * The addresses to start the next contract from: the latest that each side proposed itself or signed. A firm's goes to
 * all of its contracts; a paralegal's only to a firm that has it already.
 */
export async function findLastAddresses(
  db: Reader,
  { firmId, paralegalId }: { firmId: number; paralegalId: number },
): Promise<{ firmAddress: string | null; paralegalAddress: string | null }> {
  const lastOf = async (side: UserType, field: "firmAddress" | "paralegalAddress", ofOwner: SQL) => {
    const { rows } = await db.execute<{ address: string }>(sql`
      select v.structured_terms ->> ${field} as address
      from ${contractVersions} v join ${contracts} c on c.id = v.contract_id
      where ${ofOwner} and v.structured_terms ->> ${field} is not null
        and (v.version > 1 and v.author_side = ${side}
          or exists (select 1 from ${contractSignatures} s
            where s.contract_id = v.contract_id and s.version = v.version and s.side = ${side}))
      order by v.id desc limit 1`);
    return rows[0]?.address ?? null;
  };
  const ofFirm = sql`c.firm_id = ${firmId}`;
  return {
    firmAddress: await lastOf("attorney", "firmAddress", ofFirm),
    paralegalAddress: await lastOf(
      "paralegal",
      "paralegalAddress",
      sql`${ofFirm} and c.paralegal_id = ${paralegalId}`,
    ),
  };
}
