/** Checks that what was signed is unchanged: the timeline's hash chain, versions, signatures, certificates, sealed files. */
import { asc, eq, gt, inArray } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { sealedAgreements, signingCertificates } from "../../../platform/db/schema/agreements.ts";
import { certificates } from "../../../platform/db/schema/certificates.ts";
import {
  contractEvents,
  contracts,
  contractSignatures,
  contractVersions,
} from "../../../platform/db/schema/contracts.ts";
import type { FileStorage } from "../../../platform/files/storage.ts";
import { checkSealed } from "./check-sealed.ts";
import { checkContract } from "./check-timeline.ts";

export interface RecordCheck {
  contracts: number;
  events: number;
  versions: number;
  /** Of returned or destroyed files. */
  certificates: number;
  sealedFiles: number;
  /** One sentence for each record that differs, with its ids. */
  problems: string[];
}

async function findSealed(db: Db, contractIds: readonly number[]) {
  return db
    .select({ sealed: sealedAgreements, fingerprint: signingCertificates.fingerprint })
    .from(sealedAgreements)
    .innerJoin(signingCertificates, eq(signingCertificates.id, sealedAgreements.certificateId))
    .where(inArray(sealedAgreements.contractId, [...contractIds]))
    .orderBy(asc(sealedAgreements.id));
}

/** Contracts read at a time. */
const batchSize = 200;

type ContractRow = typeof contracts.$inferSelect;

const nextContracts = (db: Db, after: number): Promise<ContractRow[]> =>
  db.select().from(contracts).where(gt(contracts.id, after)).orderBy(asc(contracts.id)).limit(batchSize);

async function checkBatch(
  { db, files }: { db: Db; files: FileStorage },
  batch: readonly ContractRow[],
  check: RecordCheck,
): Promise<void> {
  const within = batch.map(({ id }) => id);
  const events = await db
    .select()
    .from(contractEvents)
    .where(inArray(contractEvents.contractId, within))
    .orderBy(asc(contractEvents.contractId), asc(contractEvents.id));
  const versions = await db
    .select()
    .from(contractVersions)
    .where(inArray(contractVersions.contractId, within))
    .orderBy(asc(contractVersions.contractId), asc(contractVersions.version));
  const signatures = await db
    .select()
    .from(contractSignatures)
    .where(inArray(contractSignatures.contractId, within))
    .orderBy(asc(contractSignatures.id));
  const given = await db.select().from(certificates).where(inArray(certificates.contractId, within));
  for (const contract of batch) {
    const isOwn = <Row extends { contractId: number }>(row: Row): boolean => row.contractId === contract.id;
    const own = {
      contract,
      events: events.filter(isOwn),
      versions: versions.filter(isOwn),
      signatures: signatures.filter(isOwn),
      certificate: given.find(isOwn),
    };
    check.problems.push(...checkContract(own));
  }
  const sealedRows = await findSealed(db, within);
  for (const row of sealedRows) {
    const { contractId, version: number } = row.sealed;
    const ofVersion = (one: { contractId: number; version: number }): boolean =>
      one.contractId === contractId && one.version === number;
    const records = {
      ...row,
      version: versions.find(ofVersion),
      signatures: signatures.filter(ofVersion),
      events: events.filter((event) => event.contractId === contractId),
    };
    check.problems.push(...(await checkSealed(files, records)));
  }
  check.contracts += batch.length;
  check.events += events.length;
  check.versions += versions.length;
  check.certificates += given.length;
  check.sealedFiles += sealedRows.length;
}

export async function checkRecords(deps: { db: Db; files: FileStorage }): Promise<RecordCheck> {
  const check: RecordCheck = {
    contracts: 0,
    events: 0,
    versions: 0,
    certificates: 0,
    sealedFiles: 0,
    problems: [],
  };
  let batch = await nextContracts(deps.db, 0);
  while (batch.length > 0) {
    await checkBatch(deps, batch, check);
    batch = await nextContracts(deps.db, batch.at(-1)?.id ?? 0);
  }
  return check;
}
