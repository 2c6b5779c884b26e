import { and, asc, eq, gt, inArray, or } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications as applicationRows } from "../../../platform/db/schema/applications.ts";
import {
  contractEvents,
  contracts as contractRows,
  contractSignatures,
} from "../../../platform/db/schema/contracts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobParties, jobs as jobRows } from "../../../platform/db/schema/jobs.ts";
import { pageThrough, rowsOfPage } from "./page-through.ts";

export async function* firm(tx: Tx, userId: number) {
  yield* await tx
    .select({
      id: firms.id,
      name: firms.name,
      location: firms.location,
      size: firms.size,
      workType: firms.workType,
      description: firms.description,
      practiceAreas: firms.practiceAreas,
      defaultTerms: firms.defaultTerms,
      createdAt: firms.createdAt,
    })
    .from(firms)
    .innerJoin(users, and(eq(users.firmId, firms.id), eq(users.id, userId)));
}

/** Whom the matters are about, as their writer gave it. */
const findParties = (tx: Tx, jobIds: number[]) =>
  tx.select().from(jobParties).where(inArray(jobParties.jobId, jobIds)).orderBy(asc(jobParties.id));

export const jobs = (tx: Tx, userId: number) =>
  pageThrough(async (afterId) => {
    const rows = await tx
      .select()
      .from(jobRows)
      .where(and(eq(jobRows.postedById, userId), gt(jobRows.id, afterId)))
      .orderBy(asc(jobRows.id))
      .limit(rowsOfPage);
    if (rows.length === 0) return [];
    const parties = await findParties(
      tx,
      rows.map(({ id }) => id),
    );
    // What searching needs is made of the rest.
    return rows.map(({ search: _, ...job }) => ({
      ...job,
      parties: parties.filter(({ jobId }) => jobId === job.id).map(({ name, role }) => ({ name, role })),
    }));
  });

const shownApplication = {
  id: applicationRows.id,
  jobId: applicationRows.jobId,
  title: jobRows.title,
  status: applicationRows.status,
  createdAt: applicationRows.createdAt,
  answeredAt: applicationRows.answeredAt,
  decidedAt: applicationRows.decidedAt,
};

export const applications = (tx: Tx, userId: number) =>
  pageThrough((afterId) =>
    tx
      .select({
        ...shownApplication,
        coverLetter: applicationRows.coverLetter,
        reason: applicationRows.reason,
      })
      .from(applicationRows)
      .innerJoin(jobRows, eq(jobRows.id, applicationRows.jobId))
      .where(and(eq(applicationRows.paralegalId, userId), gt(applicationRows.id, afterId)))
      .orderBy(asc(applicationRows.id))
      .limit(rowsOfPage),
  );

export const receivedApplications = (tx: Tx, userId: number) =>
  pageThrough((afterId) =>
    tx
      .select({ ...shownApplication, applicant: users.name })
      .from(applicationRows)
      .innerJoin(jobRows, eq(jobRows.id, applicationRows.jobId))
      .innerJoin(users, eq(users.id, applicationRows.paralegalId))
      .where(and(eq(jobRows.postedById, userId), gt(applicationRows.id, afterId)))
      .orderBy(asc(applicationRows.id))
      .limit(rowsOfPage),
  );

/** Signatures as both sides see them; the audit facts of one's own only. */
async function findSignatures(tx: Tx, contractIds: number[], userId: number) {
  const rows = await tx
    .select()
    .from(contractSignatures)
    .where(inArray(contractSignatures.contractId, contractIds))
    .orderBy(asc(contractSignatures.id));
  return rows.map(({ contractId, side, name, signedAt, ipAddress, termsHash, ...row }) => ({
    contractId,
    signature: {
      side,
      name,
      signedAt,
      ...(row.userId === userId && { networkAddress: ipAddress, termsSha256: termsHash }),
    },
  }));
}

async function findSteps(tx: Tx, contractIds: number[]) {
  const rows = await tx
    .select()
    .from(contractEvents)
    .where(inArray(contractEvents.contractId, contractIds))
    .orderBy(asc(contractEvents.id));
  return rows.map(({ contractId, kind, note, createdAt }) => ({
    contractId,
    step: { kind, note, at: createdAt },
  }));
}

export const contracts = (tx: Tx, userId: number) =>
  pageThrough(async (afterId) => {
    const isParty = or(eq(contractRows.paralegalId, userId), eq(contractRows.attorneyId, userId));
    const rows = await tx
      .select({ contract: contractRows, title: jobRows.title, firmName: firms.name })
      .from(contractRows)
      .innerJoin(jobRows, eq(jobRows.id, contractRows.jobId))
      .innerJoin(firms, eq(firms.id, contractRows.firmId))
      .where(and(isParty, gt(contractRows.id, afterId)))
      .orderBy(asc(contractRows.id))
      .limit(rowsOfPage);
    if (rows.length === 0) return [];
    const ids = rows.map(({ contract }) => contract.id);
    const signatures = await findSignatures(tx, ids, userId);
    const steps = await findSteps(tx, ids);
    return rows.map(({ contract, title, firmName }) => ({
      ...contract,
      title,
      firmName,
      signatures: signatures
        .filter(({ contractId }) => contractId === contract.id)
        .map((row) => row.signature),
      steps: steps.filter(({ contractId }) => contractId === contract.id).map((row) => row.step),
    }));
  });
