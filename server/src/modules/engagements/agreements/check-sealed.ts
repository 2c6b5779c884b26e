/** Compares a sealed file and its row with the records that it was made from. */
import { createHash } from "node:crypto";
import type { SealedAgreement } from "./queries.ts";
import type { FileStorage } from "../../../platform/files/storage.ts";
import { isSameJson } from "../contracts/event-content.ts";
import { type AgreementRecord, readRecord } from "./agreement-record.ts";
import type { EventRow, SignatureRow, VersionRow } from "./check-timeline.ts";
import { isIntact } from "./seal/is-intact.ts";

interface SealedRecords {
  sealed: SealedAgreement;
  /** Fingerprint of the certificate. */
  fingerprint: string;
  version: VersionRow | undefined;
  /** Of this version. */
  signatures: readonly SignatureRow[];
  /** Of the contract, in their order. */
  events: readonly EventRow[];
}

const bySide = <Row extends { side: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => a.side.localeCompare(b.side));

/** What the row of a sealed file repeats of the signatures. */
const repeated = (rows: readonly Pick<SignatureRow, "side" | "name" | "signedAt">[]) =>
  bySide(rows).map(({ side, name, signedAt }) => ({ side, name, signedAt: signedAt.toISOString() }));

function checkRow({ sealed, version, signatures }: SealedRecords): string[] {
  return [
    ...(version?.sha256 === sealed.termsSha256 ? [] : ["it was sealed with other terms."]),
    ...(isSameJson(repeated(signatures), bySide(sealed.signatures))
      ? []
      : ["it was sealed with other signatures."]),
  ];
}

function checkRecord(record: AgreementRecord, { version, signatures, events }: SealedRecords): string[] {
  const stored = bySide(signatures).map((one) => ({
    side: one.side,
    name: one.name,
    signedAt: one.signedAt.toISOString(),
    ipAddress: one.ipAddress,
    userAgent: one.userAgent ?? "",
    secondFactor: one.secondFactor,
    ...(one.emailConfirmed === false && { emailConfirmed: false }),
    termsSha256: one.termsHash,
  }));
  const hashes = events.slice(0, record.timeline.length).map(({ hash }) => hash);
  return [
    ...(isSameJson(record.structuredTerms, version?.structuredTerms)
      ? []
      : ["the values in the file are not those of the version."]),
    ...(isSameJson(bySide(record.signatures), stored)
      ? []
      : ["the signatures in the file are not those of the version."]),
    ...(isSameJson(record.timeline, hashes) ? [] : ["the timeline in the file is not the contract's."]),
  ];
}

async function checkFile(files: FileStorage, records: SealedRecords): Promise<string[]> {
  const { sealed, fingerprint } = records;
  const content = await files.open(sealed.fileName);
  if (!content) return ["the file is missing."];
  const bytes = Buffer.concat(await content.toArray());
  if (createHash("sha256").update(bytes).digest("hex") !== sealed.fileSha256)
    return ["the file does not match its SHA-256."];
  if (!(await isIntact(bytes, fingerprint))) return ["its seal is not valid."];
  const record = readRecord(bytes);
  return record ? checkRecord(record, records) : [];
}

export async function checkSealed(files: FileStorage, records: SealedRecords): Promise<string[]> {
  const { contractId, version, fileName } = records.sealed;
  const where = `Contract ${contractId}, version ${version}, sealed file ${fileName}`;
  const problems = [...checkRow(records), ...(await checkFile(files, records))];
  return problems.map((problem) => `${where}: ${problem}`);
}
