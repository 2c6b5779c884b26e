import type { UserType } from "@caseload/contract/roles";
import { workErrorMessages } from "@caseload/contract/engagements/work-error-messages";
import { and, asc, count, desc, eq, gt, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { supervisionEntries } from "../../../platform/db/schema/time.ts";
import { contractFiles } from "../../../platform/db/schema/contract-files.ts";
import { deliverables, deliverableSubmissions, submissionFiles } from "../../../platform/db/schema/work.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { sideOf } from "../contracts/policy.ts";

const submitters = alias(users, "submitters");
const deciders = alias(users, "deciders");

/** Later than every due date: deliverables without one come last. */
const noDueDate = "2999-12-31";
const dueOrder = sql<string>`coalesce(${deliverables.dueOn}, ${noDueDate}::date)`;

const selectDeliverables = (db: Reader) =>
  db
    .select({
      deliverable: deliverables,
      createdByName: users.name,
      createdByEmailConfirmed: isEmailConfirmed(users),
      contract: {
        id: contracts.id,
        status: contracts.status,
        paralegalId: contracts.paralegalId,
        attorneyId: contracts.attorneyId,
        firmId: contracts.firmId,
        supervisorId: contracts.supervisorId,
      },
      jobTitle: jobs.title,
    })
    .from(deliverables)
    .innerJoin(users, eq(users.id, deliverables.authorId))
    .innerJoin(contracts, eq(contracts.id, deliverables.contractId))
    .innerJoin(jobs, eq(jobs.id, contracts.jobId));
type StoredDeliverable = Awaited<ReturnType<typeof selectDeliverables>>[number];

/** Submissions of deliverables, oldest first. */
const findSubmissions = (db: Reader, deliverableIds: readonly number[]) =>
  db
    .select({
      submission: deliverableSubmissions,
      submittedByName: submitters.name,
      submittedByEmailConfirmed: isEmailConfirmed(submitters),
      decidedByName: deciders.name,
      decidedByEmailConfirmed: sql<boolean | null>`${isEmailConfirmed(deciders)}`,
    })
    .from(deliverableSubmissions)
    .innerJoin(submitters, eq(submitters.id, deliverableSubmissions.submittedById))
    .leftJoin(deciders, eq(deciders.id, deliverableSubmissions.decidedById))
    .where(inArray(deliverableSubmissions.deliverableId, [...deliverableIds]))
    .orderBy(asc(deliverableSubmissions.id));

/** The files of submissions, in the order of their ids. */
const findSubmissionFiles = (db: Reader, submissionIds: readonly number[]) =>
  submissionIds.length === 0
    ? []
    : db
        .select({
          submissionId: submissionFiles.submissionId,
          id: contractFiles.id,
          name: contractFiles.name,
          version: contractFiles.version,
          deletedAt: contractFiles.deletedAt,
        })
        .from(submissionFiles)
        .innerJoin(contractFiles, eq(contractFiles.id, submissionFiles.contractFileId))
        .where(inArray(submissionFiles.submissionId, [...submissionIds]))
        .orderBy(asc(contractFiles.id));

async function withSubmissions(db: Reader, rows: readonly StoredDeliverable[]) {
  const ids = rows.map(({ deliverable }) => deliverable.id);
  const submissions = ids.length === 0 ? [] : await findSubmissions(db, ids);
  const files = await findSubmissionFiles(
    db,
    submissions.map(({ submission }) => submission.id),
  );
  return rows.map((row) => ({
    ...row,
    submissions: submissions
      .filter(({ submission }) => submission.deliverableId === row.deliverable.id)
      .map((one) => ({
        ...one,
        files: files.filter(({ submissionId }) => submissionId === one.submission.id),
      })),
  }));
}
export type DeliverableRow = Awaited<ReturnType<typeof withSubmissions>>[number];

interface Paging {
  limit?: number | undefined;
  cursor?: string | undefined;
}

function afterCursor(cursor: string | undefined): SQL | undefined {
  const after = decodeCursor(cursor);
  const due = after?.at?.slice(0, 10);
  if (!after || due === undefined) return undefined;
  return or(
    sql`${dueOrder} > ${due}::date`,
    and(sql`${dueOrder} = ${due}::date`, gt(deliverables.id, after.id)),
  );
}

/** A page of a contract's deliverables, by due date. */
export async function listDeliverables(db: Reader, contractId: number, { limit, cursor }: Paging) {
  const rows = await selectDeliverables(db)
    .where(and(eq(deliverables.contractId, contractId), afterCursor(cursor)))
    .orderBy(asc(dueOrder), asc(deliverables.id))
    .limit(pageSize(limit));
  const page = toPage(rows, limit, ({ deliverable: { id, dueOn } }) => ({
    at: `${dueOn ?? noDueDate}T00:00:00Z`,
    id,
  }));
  return { rows: await withSubmissions(db, page.rows), next: page.next };
}

/** All deliverables of a contract, by due date. */
export async function readDeliverables(db: Reader, contractId: number): Promise<DeliverableRow[]> {
  const rows = await selectDeliverables(db)
    .where(eq(deliverables.contractId, contractId))
    .orderBy(asc(dueOrder), asc(deliverables.id));
  return withSubmissions(db, rows);
}

export async function findDeliverable(db: Reader, id: number): Promise<DeliverableRow | undefined> {
  const rows = await selectDeliverables(db).where(eq(deliverables.id, id));
  const [row] = await withSubmissions(db, rows);
  return row;
}

/**
 * Returns a deliverable with the side that the actor acts for.
 * @param only the one side that is allowed
 * @throws HttpError 404 for everyone else
 */
export async function requireDeliverable(db: Reader, actor: Actor, id: number, only?: UserType) {
  const row = await findDeliverable(db, id);
  const side = row ? sideOf(actor, row.contract) : null;
  if (!row || !side || (only && side !== only)) throw notFound(workErrorMessages.deliverableNotFound);
  return { ...row, side };
}

export async function countDeliverables(db: Reader, contractId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(deliverables)
    .where(eq(deliverables.contractId, contractId));
  return row?.count ?? 0;
}

const selectSupervision = (db: Reader) =>
  db
    .select({
      entry: supervisionEntries,
      authorName: users.name,
      authorEmailConfirmed: sql<boolean | null>`${isEmailConfirmed(users)}`,
      deliverable: { id: deliverables.id, title: deliverables.title },
    })
    .from(supervisionEntries)
    .leftJoin(users, eq(users.id, supervisionEntries.authorId))
    .leftJoin(deliverables, eq(deliverables.id, supervisionEntries.deliverableId));
export type SupervisionRow = Awaited<ReturnType<typeof selectSupervision>>[number];

/** A page of a contract's supervision log, newest first. */
export async function listSupervision(db: Reader, contractId: number, { limit, cursor }: Paging) {
  const after = decodeCursor(cursor);
  const rows = await selectSupervision(db)
    .where(
      and(
        eq(supervisionEntries.contractId, contractId),
        after ? lt(supervisionEntries.id, after.id) : undefined,
      ),
    )
    .orderBy(desc(supervisionEntries.id))
    .limit(pageSize(limit));
  return toPage(rows, limit, ({ entry }) => ({ at: null, id: entry.id }));
}

export const readSupervision = (db: Reader, contractId: number): Promise<SupervisionRow[]> =>
  selectSupervision(db)
    .where(eq(supervisionEntries.contractId, contractId))
    .orderBy(desc(supervisionEntries.id));

/** @throws Error when there is no such entry */
export async function findSupervisionEntry(db: Reader, id: number): Promise<SupervisionRow> {
  const [row] = await selectSupervision(db).where(eq(supervisionEntries.id, id));
  if (!row) throw new Error(`There is no supervision entry ${id}.`);
  return row;
}
