/** Later versions of the demo's agreements, with the text, the hash and the events that the product gives them. */
import type { UserType } from "@caseload/contract/roles";
import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import { eq } from "drizzle-orm";
import type { Tx } from "../platform/db/database.ts";
import { contracts, contractSignatures } from "../platform/db/schema/contracts.ts";
import { plusDays } from "../platform/calendar-day.ts";
import { signatureSha256 } from "../modules/engagements/contracts/event-content.ts";
import { recordTimelineEvent } from "../modules/engagements/contracts/move-contract.ts";
import { findContract, findVersion } from "../modules/engagements/contracts/queries.ts";
import {
  closeOpenVersion,
  currentVersionColumns,
  drawUp,
  insertVersion,
  nextVersion,
} from "../modules/engagements/contracts/versions.ts";

export interface DemoProposal {
  by: UserType;
  daysAgo: number;
  note: string;
  /** What it changes in the current version. */
  changes: (terms: StructuredTerms) => Partial<StructuredTerms>;
}

/** A person of one side. */
interface Party {
  side: UserType;
  id: number;
  name: string;
}

/** Signs a version for one side. */
export async function signDemoVersion(
  tx: Tx,
  { contractId, version }: { contractId: number; version: number },
  { side, id, name }: Party,
  signedAt: Date,
): Promise<void> {
  const { kind, sha256 } = await findVersion(tx, contractId, version);
  const signature = {
    side,
    userId: id,
    name,
    ipAddress: "127.0.0.1",
    userAgent: null,
    secondFactor: false,
    emailConfirmed: true,
    termsHash: sha256,
    signedAt,
  };
  await tx.insert(contractSignatures).values({ contractId, version, ...signature });
  const event = kind === "amendment" ? "amendment_agreed" : "agreed";
  const contentSha256 = signatureSha256(signature);
  await recordTimelineEvent(tx, { contractId, kind: event, actorId: id, version, contentSha256 }, signedAt);
}

/**
 * Proposes other terms, or an amendment once the terms are signed.
 * @returns the new version's number
 */
export async function proposeDemoVersion(
  tx: Tx,
  contractId: number,
  { kind, note, changes }: DemoProposal & { kind: "terms" | "amendment" },
  { side, id }: Party,
  at: Date,
): Promise<number> {
  const row = await findContract(tx, contractId);
  if (!row) throw new Error(`There is no contract ${contractId}.`);
  const current = await findVersion(tx, contractId, row.contract.version);
  const terms = { ...current.structuredTerms, ...changes(current.structuredTerms) };
  const text = await drawUp(tx, { ...row, side }, terms);
  const version = await nextVersion(tx, contractId);
  if (kind === "terms") {
    await closeOpenVersion(tx, contractId, "superseded");
    await tx
      .update(contracts)
      .set(currentVersionColumns({ version, structuredTerms: terms, terms: text }))
      .where(eq(contracts.id, contractId));
  }
  const content = await insertVersion(
    tx,
    { contractId, version, kind, authorId: id, authorSide: side, note, terms, text },
    at,
  );
  const event = kind === "terms" ? "version_proposed" : "amendment_proposed";
  await recordTimelineEvent(tx, { contractId, kind: event, actorId: id, version, note, ...content }, at);
  return version;
}

/** A cap on hourly pay. */
const capped = (pay: StructuredTerms["pay"], hours: number): StructuredTerms["pay"] =>
  pay?.kind === "hourly" ? { ...pay, capMinutes: hours * 60 } : pay;

/** The paralegal asks for earlier payment, and gives an address. */
export const productionCounter: DemoProposal = {
  by: "paralegal",
  daysAgo: 24.6,
  note: "Payment in 21 days works better for me. I added a cap and my address.",
  changes: ({ pay }) => ({
    pay: capped(pay, 160),
    paymentDays: 21,
    paralegalAddress: "2120 Spruce Street, Philadelphia, PA 19103",
  }),
};

/** The paralegal asks for earlier payment of finished work. */
export const ostrowCounter: DemoProposal = {
  by: "paralegal",
  daysAgo: 74.8,
  note: "Payment in 15 days, please. I added my address.",
  changes: () => ({
    paymentDays: 15,
    paralegalAddress: "2120 Spruce Street, Philadelphia, PA 19103",
  }),
};

/** The firm needs more work than was agreed. */
export const productionAmendment: DemoProposal = {
  by: "attorney",
  daysAgo: 1.2,
  note: "The court added the Whitcomb custodian on Monday, about 2,900 more pages. I raised the cap and moved the end date by a week.",
  changes: ({ pay, services, endsOn }) => ({
    pay: capped(pay, 190),
    services: [...services, "A supplemental privilege log for the Whitcomb custodian."],
    endsOn: endsOn === null ? null : plusDays(endsOn, 7),
  }),
};
