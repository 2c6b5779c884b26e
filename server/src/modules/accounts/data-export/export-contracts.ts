import { and, asc, eq, gt, inArray, or } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import {
  contractComments,
  contractEvents,
  contracts as contractRows,
  contractSignatures,
  contractVersions,
} from "../../../platform/db/schema/contracts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { iteratePages, pageRows } from "./iterate-pages.ts";

/** Signatures; IP address, browser and hash of the terms for the user's own signature only. */
async function findSignatures(tx: Tx, contractIds: number[], userId: number) {
  const rows = await tx
    .select()
    .from(contractSignatures)
    .where(inArray(contractSignatures.contractId, contractIds))
    .orderBy(asc(contractSignatures.id));
  return rows.map(({ contractId, version, side, name, signedAt, ...row }) => ({
    contractId,
    signature: {
      version,
      side,
      name,
      signedAt,
      ...(row.userId === userId && {
        networkAddress: row.ipAddress,
        browser: row.userAgent,
        secondFactor: row.secondFactor,
        termsSha256: row.termsHash,
      }),
    },
  }));
}

async function findSteps(tx: Tx, contractIds: number[]) {
  const rows = await tx
    .select()
    .from(contractEvents)
    .where(inArray(contractEvents.contractId, contractIds))
    .orderBy(asc(contractEvents.id));
  return rows.map(({ contractId, kind, note, version, createdAt, hash, previousHash }) => ({
    contractId,
    step: { kind, note, version, at: createdAt, sha256: hash, previousSha256: previousHash },
  }));
}

const isParty = (userId: number) =>
  or(eq(contractRows.paralegalId, userId), eq(contractRows.attorneyId, userId));

export const contracts = (tx: Tx, userId: number) =>
  iteratePages(async (afterId) => {
    const rows = await tx
      .select({ contract: contractRows, title: jobs.title, firmName: firms.name })
      .from(contractRows)
      .innerJoin(jobs, eq(jobs.id, contractRows.jobId))
      .innerJoin(firms, eq(firms.id, contractRows.firmId))
      .where(and(isParty(userId), gt(contractRows.id, afterId)))
      .orderBy(asc(contractRows.id))
      .limit(pageRows);
    if (rows.length === 0) return [];
    const ids = rows.map(({ contract }) => contract.id);
    const signatures = await findSignatures(tx, ids, userId);
    const steps = await findSteps(tx, ids);
    return rows.map(({ contract: { expiryReminders: _sent, ...contract }, title, firmName }) => ({
      ...contract,
      title,
      firmName,
      signatures: signatures
        .filter(({ contractId }) => contractId === contract.id)
        .map((row) => row.signature),
      steps: steps.filter(({ contractId }) => contractId === contract.id).map((row) => row.step),
    }));
  });

/** Versions can be long. */
const versionRows = 20;

/** Versions of the user's contracts, and those that the user proposed for a colleague's. */
export const versions = (tx: Tx, userId: number) =>
  iteratePages(async (afterId) => {
    const rows = await tx
      .select({ version: contractVersions, author: users.name })
      .from(contractVersions)
      .innerJoin(contractRows, eq(contractRows.id, contractVersions.contractId))
      .innerJoin(users, eq(users.id, contractVersions.authorId))
      .where(
        and(or(isParty(userId), eq(contractVersions.authorId, userId)), gt(contractVersions.id, afterId)),
      )
      .orderBy(asc(contractVersions.id))
      .limit(versionRows);
    return rows.map(({ version: { authorId: _id, ...version }, author }) => ({ ...version, author }));
  }, versionRows);

/** Comments on the terms of the user's contracts, and the user's own on a colleague's. */
export const comments = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: contractComments.id,
        contractId: contractComments.contractId,
        version: contractComments.version,
        author: users.name,
        authorSide: contractComments.authorSide,
        text: contractComments.text,
        createdAt: contractComments.createdAt,
      })
      .from(contractComments)
      .innerJoin(contractRows, eq(contractRows.id, contractComments.contractId))
      .innerJoin(users, eq(users.id, contractComments.authorId))
      .where(
        and(or(isParty(userId), eq(contractComments.authorId, userId)), gt(contractComments.id, afterId)),
      )
      .orderBy(asc(contractComments.id))
      .limit(pageRows),
  );

/** The user's own signatures, also those given for the firm on a colleague's contract. */
export const signatures = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: contractSignatures.id,
        contractId: contractSignatures.contractId,
        version: contractSignatures.version,
        side: contractSignatures.side,
        name: contractSignatures.name,
        signedAt: contractSignatures.signedAt,
        networkAddress: contractSignatures.ipAddress,
        browser: contractSignatures.userAgent,
        secondFactor: contractSignatures.secondFactor,
        termsSha256: contractSignatures.termsHash,
      })
      .from(contractSignatures)
      .where(and(eq(contractSignatures.userId, userId), gt(contractSignatures.id, afterId)))
      .orderBy(asc(contractSignatures.id))
      .limit(pageRows),
  );
