/** Checks that what was signed is unchanged: the timeline's hash chain, the texts of versions, the sealed files. */
import { createHash } from "node:crypto";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { sealedAgreements, signingCertificates } from "../../../platform/db/schema/agreements.ts";
import {
  contractEvents,
  contracts,
  contractSignatures,
  contractVersions,
} from "../../../platform/db/schema/contracts.ts";
import type { FileStorage } from "../../../platform/files/storage.ts";
import { eventHash, sha256 } from "../contracts/event-hash.ts";
import { isIntact } from "./seal/is-intact.ts";

export interface RecordCheck {
  contracts: number;
  events: number;
  versions: number;
  sealedFiles: number;
  /** One sentence for each record that differs, with its ids. */
  problems: string[];
}

type EventRow = typeof contractEvents.$inferSelect;
type VersionRow = typeof contractVersions.$inferSelect;
type SignatureRow = typeof contractSignatures.$inferSelect;

/** @param events of one contract, in their order */
export function checkChain(events: readonly EventRow[]): string[] {
  let previous: string | null = null;
  return events.flatMap((event) => {
    const where = `Contract ${event.contractId}, event ${event.id}`;
    const problems: string[] = [];
    if (event.previousHash !== previous)
      problems.push(`${where}: the previous hash is not the hash of the event before it.`);
    if (eventHash(event, event.previousHash) !== event.hash)
      problems.push(`${where}: the event does not match its hash.`);
    previous = event.hash;
    return problems;
  });
}

const checkVersions = (versions: readonly VersionRow[]): string[] =>
  versions
    .filter((version) => sha256(version.terms) !== version.sha256)
    .map(
      ({ contractId, version }) =>
        `Contract ${contractId}, version ${version}: the terms do not match their SHA-256.`,
    );

const checkSignatures = (signatures: readonly SignatureRow[], versions: readonly VersionRow[]): string[] =>
  signatures
    .filter(
      (signature) =>
        versions.find(({ version }) => version === signature.version)?.sha256 !== signature.termsHash,
    )
    .map(
      ({ id, contractId, version }) =>
        `Contract ${contractId}, version ${version}, signature ${id}: it was given under other terms.`,
    );

async function findSealed(db: Db, contractIds: readonly number[]) {
  return db
    .select({ sealed: sealedAgreements, fingerprint: signingCertificates.fingerprint })
    .from(sealedAgreements)
    .innerJoin(signingCertificates, eq(signingCertificates.id, sealedAgreements.certificateId))
    .where(inArray(sealedAgreements.contractId, [...contractIds]))
    .orderBy(asc(sealedAgreements.id));
}
type SealedRow = Awaited<ReturnType<typeof findSealed>>[number];

async function checkSealed(
  files: FileStorage,
  { sealed, fingerprint }: SealedRow,
  versions: readonly VersionRow[],
): Promise<string[]> {
  const { contractId, version, fileName } = sealed;
  const where = `Contract ${contractId}, version ${version}, sealed file ${fileName}`;
  const own = versions.find((one) => one.contractId === contractId && one.version === version);
  const problems = own?.sha256 === sealed.termsSha256 ? [] : [`${where}: it was sealed with other terms.`];
  const content = await files.open(fileName);
  if (!content) return [...problems, `${where}: the file is missing.`];
  const bytes = Buffer.concat(await content.toArray());
  if (createHash("sha256").update(bytes).digest("hex") !== sealed.fileSha256)
    problems.push(`${where}: the file does not match its SHA-256.`);
  else if (!(await isIntact(bytes, fingerprint))) problems.push(`${where}: its seal is not valid.`);
  return problems;
}

/** Contracts read at a time. */
const batchSize = 200;

const nextContracts = async (db: Db, after: number): Promise<number[]> => {
  const rows = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(gt(contracts.id, after)))
    .orderBy(asc(contracts.id))
    .limit(batchSize);
  return rows.map(({ id }) => id);
};

async function checkBatch(
  { db, files }: { db: Db; files: FileStorage },
  ids: readonly number[],
  check: RecordCheck,
): Promise<void> {
  const within = [...ids];
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
  for (const id of ids) {
    const isOwn = <Row extends { contractId: number }>(row: Row): boolean => row.contractId === id;
    const own = versions.filter(isOwn);
    check.problems.push(
      ...checkChain(events.filter(isOwn)),
      ...checkVersions(own),
      ...checkSignatures(signatures.filter(isOwn), own),
    );
  }
  const sealed = await findSealed(db, ids);
  for (const row of sealed) check.problems.push(...(await checkSealed(files, row, versions)));
  check.contracts += ids.length;
  check.events += events.length;
  check.versions += versions.length;
  check.sealedFiles += sealed.length;
}

export async function checkRecords(deps: { db: Db; files: FileStorage }): Promise<RecordCheck> {
  const check: RecordCheck = { contracts: 0, events: 0, versions: 0, sealedFiles: 0, problems: [] };
  let ids = await nextContracts(deps.db, 0);
  while (ids.length > 0) {
    await checkBatch(deps, ids, check);
    ids = await nextContracts(deps.db, ids.at(-1) ?? 0);
  }
  return check;
}
