/** Contracts in the state that a call requires, open amendments, and the terms that calls send. */
import type { CallName } from "@caseload/contract/endpoints";
import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import type { ContractStatus } from "@caseload/contract/lifecycles";
import { createHash } from "node:crypto";
import { makeContract } from "../demo/factories.ts";
import { contractVersions } from "../platform/db/schema/contracts.ts";
import type { Site } from "../testkit/site.ts";
import type { Cast } from "./actors.ts";

const terms = (supervisorId: number): StructuredTerms => ({
  pay: { kind: "hourly", rateCents: 5_500, capMinutes: null },
  services: ["Deposition summaries, page and line."],
  startsOn: "2026-11-02",
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
});
const firstText = "1. Compensation\n$50.00 for each approved hour.";
const amendedText = "1. Compensation\n$55.00 for each approved hour.";
const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
const amendment = 2;

type ContractBody = (cast: Cast) => unknown;
const proposal: ContractBody = ({ people }) => ({ base: 1, terms: terms(people.owningAttorney.id) });

export const contractBodies: Partial<Record<CallName, ContractBody>> = {
  proposeVersion: proposal,
  proposeAmendment: proposal,
  agreeToTerms: () => ({ version: 1, sha256: hashOf(firstText), name: "Olive Owner", consent: true }),
  agreeToAmendment: () => ({ sha256: hashOf(amendedText), name: "Olive Owner", consent: true }),
  declineAmendment: () => ({ reason: "The matter ends in May." }),
  addContractComment: () => ({ text: "Can the cap be raised?" }),
  objectToCompletion: () => ({ reason: "Two transcripts are still missing." }),
  cancelContract: () => ({ reason: "The matter settled." }),
};

/** The state that the call requires. */
const states: Partial<Record<CallName, { status: ContractStatus; requested?: true }>> = {
  startContract: { status: "terms_agreed" },
  completeContract: { status: "in_progress" },
  objectToCompletion: { status: "in_progress", requested: true },
  proposeAmendment: { status: "in_progress" },
  agreeToAmendment: { status: "in_progress" },
  declineAmendment: { status: "in_progress" },
  withdrawAmendment: { status: "in_progress" },
};

/** The author of the open amendment that the call answers. */
const amendmentAuthors: Partial<Record<CallName, "owningAttorney" | "owningParalegal">> = {
  agreeToAmendment: "owningAttorney",
  declineAmendment: "owningAttorney",
  withdrawAmendment: "owningParalegal",
};

/** Other parameters of the path than the record's id. */
export const furtherParams = (name: CallName): Record<string, string> =>
  amendmentAuthors[name] ? { version: String(amendment) } : {};

interface Parties {
  applicationId: number;
  jobId: number;
}

export async function createContractRecord(
  name: CallName,
  site: Site,
  { firmId, people }: Cast,
  parties: Parties,
): Promise<number> {
  const { db, time } = site;
  const { status, requested } = states[name] ?? { status: "pending_terms" };
  const { id: contractId } = await makeContract(db, time.now, {
    ...parties,
    firmId,
    attorneyId: people.owningAttorney.id,
    paralegalId: people.owningParalegal.id,
    status,
    terms: firstText,
    completionRequestedAt: requested ? time.now : null,
  });
  const author = amendmentAuthors[name];
  if (!author) return contractId;
  await db.insert(contractVersions).values({
    contractId,
    version: amendment,
    kind: "amendment",
    status: "open",
    authorId: people[author].id,
    authorSide: people[author].userType,
    structuredTerms: terms(people.owningAttorney.id),
    terms: amendedText,
    sha256: hashOf(amendedText),
    createdAt: time.now,
  });
  return contractId;
}
