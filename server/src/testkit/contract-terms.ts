import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import type { UserType } from "@caseload/contract/roles";
import { eq } from "drizzle-orm";
import { draftTerms } from "../modules/engagements/contracts/draft-terms.ts";
import { sha256 } from "../modules/engagements/contracts/event-hash.ts";
import type { Db } from "../platform/db/database.ts";
import { contracts, contractSignatures, contractVersions } from "../platform/db/schema/contracts.ts";

/** Valid terms at $54 an hour. */
export const termsOf = (supervisorId: number, changes: Partial<StructuredTerms> = {}): StructuredTerms => ({
  pay: { kind: "hourly", rateCents: 5_400, capMinutes: null },
  services: ["Deposition summaries, page and line."],
  startsOn: "2026-03-02",
  endsOn: null,
  supervisorId,
  governingState: "PA",
  paymentDays: 30,
  expenses: { allowed: false, capCents: null },
  firmAddress: null,
  paralegalAddress: null,
  clientContact: "none",
  autoApproveDays: null,
  extraClauses: [],
  ...changes,
});

const names = {
  firmName: "Harrow Street Legal",
  paralegalName: "Test Paralegal",
  supervisorName: "Test Attorney",
  title: "Deposition summaries",
};

export interface AddedVersion {
  version: number;
  kind: "terms" | "amendment";
  status: typeof contractVersions.$inferInsert.status;
  authorSide: UserType;
  /** The sides that have signed it. */
  signedBy?: readonly UserType[];
}

const addedTerms = (supervisorId: number): StructuredTerms =>
  termsOf(supervisorId, { pay: { kind: "hourly", rateCents: 6_000, capMinutes: null } });

/** The hash of a version that addVersion adds to a contract with this supervising attorney. */
export const addedHash = (supervisorId: number): string =>
  sha256(draftTerms(names, addedTerms(supervisorId)));

/** Adds a version at $60 an hour to a contract that was inserted as a row. */
export async function addVersion(
  db: Db,
  now: Date,
  contractId: number,
  { signedBy = [], ...row }: AddedVersion,
): Promise<void> {
  const [contract] = await db.select().from(contracts).where(eq(contracts.id, contractId));
  if (!contract) throw new Error(`There is no contract ${contractId}.`);
  const people = { attorney: contract.attorneyId, paralegal: contract.paralegalId };
  const structuredTerms = addedTerms(contract.supervisorId);
  const terms = draftTerms(names, structuredTerms);
  await db.insert(contractVersions).values({
    ...row,
    contractId,
    authorId: people[row.authorSide],
    structuredTerms,
    terms,
    sha256: sha256(terms),
    createdAt: now,
  });
  await addSignatures(db, now, contract, row.version, signedBy, sha256(terms));
}

/** Adds signatures without the events of the timeline. */
export async function addSignatures(
  db: Db,
  now: Date,
  contract: { id: number; attorneyId: number; paralegalId: number },
  version: number,
  sides: readonly UserType[],
  termsHash: string,
): Promise<void> {
  const people = { attorney: contract.attorneyId, paralegal: contract.paralegalId };
  for (const side of sides)
    await db.insert(contractSignatures).values({
      contractId: contract.id,
      version,
      side,
      userId: people[side],
      name: "Test Person",
      ipAddress: "192.0.2.10",
      termsHash,
      signedAt: now,
    });
}
