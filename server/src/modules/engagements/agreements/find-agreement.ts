import { verificationMessages } from "@caseload/contract/engagements/verification-texts";
import { roleLabel } from "@caseload/contract/role-label";
import { contractStatusLabels } from "@caseload/contract/engagements/status-labels";
import { inArray } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import {
  type ContractRow,
  findContract,
  findTimeline,
  findVersions,
  requireParty,
  type TimelineRow,
  type VersionRow,
} from "../contracts/queries.ts";
import type { AgreementDocument, AgreementSignature } from "./agreement-document.ts";
import { eventTexts } from "./event-texts.ts";

export interface FoundAgreement {
  readonly agreement: AgreementDocument;
  readonly signedByBoth: boolean;
}

type Signatures = VersionRow["signatures"];

/** The signatures with the accounts that made them, the attorney's first. */
async function describeSignatures(db: Reader, signatures: Signatures): Promise<AgreementSignature[]> {
  const people = await db
    .select({ id: users.id, name: users.name, role: users.primaryRole, timeZone: users.timeZone })
    .from(users)
    .where(
      inArray(
        users.id,
        signatures.map(({ userId }) => userId),
      ),
    );
  return signatures
    .map((signature) => {
      const person = people.find(({ id }) => id === signature.userId);
      return {
        side: signature.side,
        name: signature.name,
        accountName: person?.name ?? signature.name,
        role: person?.role ? roleLabel(person.role) : null,
        signedAt: signature.signedAt,
        timeZone: person?.timeZone ?? null,
        ipAddress: signature.ipAddress,
        userAgent: signature.userAgent ?? "",
        secondFactor: signature.secondFactor,
        emailConfirmed: signature.emailConfirmed,
        sha256: signature.termsHash,
      };
    })
    .toSorted((a, b) => a.side.localeCompare(b.side));
}

const describeVersion = ({ version, authorName, authorSide, note, createdAt, sha256 }: VersionRow) => ({
  version,
  authorName,
  side: authorSide,
  note,
  createdAt,
  sha256,
});

const describeEvent = ({
  kind,
  actorName,
  note,
  createdAt,
  contentSha256,
  hash,
  previousHash,
}: TimelineRow) => ({
  kind,
  text: eventTexts[kind],
  actorName,
  note,
  createdAt,
  contentSha256,
  hash,
  previousHash,
});

async function describe(
  db: Reader,
  { contract, job, firmName, paralegal }: ContractRow,
  number: number,
  now: Date,
): Promise<FoundAgreement> {
  const versions = await findVersions(db, contract.id, "all");
  const version = versions.find((one) => one.version === number);
  if (!version) throw notFound(verificationMessages.versionNotFound);
  const signatures = await describeSignatures(db, version.signatures);
  const timeline = await findTimeline(db, contract.id);
  return {
    signedByBoth: signatures.length === 2,
    agreement: {
      contractId: contract.id,
      version: number,
      title: job.title,
      firmName: displayFirmName({ current: firmName, given: job.givenFirmName }),
      paralegalName: paralegal.name,
      terms: version.terms,
      termsSha256: version.sha256,
      structuredTerms: version.structuredTerms,
      status: contractStatusLabels[contract.status],
      signatures,
      versions: versions.map(describeVersion).toReversed(),
      timeline: timeline.map(describeEvent),
      generatedAt: now,
    },
  };
}

/**
 * Returns a version of a contract as a document: the named one, or the current one.
 * @throws HttpError 404 for people who are not a party, and for versions that do not exist
 */
export async function findAgreement(
  db: Reader,
  actor: Actor,
  { contractId, version }: { contractId: number; version?: number | undefined },
  now: Date,
): Promise<FoundAgreement> {
  const row = await requireParty(db, actor, contractId);
  return describe(db, row, version ?? row.contract.version, now);
}

/** The same for tasks. @throws Error when there is no such contract */
export async function loadAgreement(
  db: Reader,
  { contractId, version }: { contractId: number; version: number },
  now: Date,
): Promise<FoundAgreement> {
  const row = await findContract(db, contractId);
  if (!row) throw new Error(`There is no contract ${contractId}.`);
  return describe(db, row, version, now);
}
