import { attorneyRoles, isAttorneyRole } from "@caseload/contract/firms/firm-roles";
import { activeContractStatuses, type ContractState } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import type { ConflictStatus } from "@caseload/contract/hiring/conflict-statuses";
import type { UserType } from "@caseload/contract/roles";
import type { StoredPay } from "@caseload/contract/engagements/structured-terms";
import { and, asc, desc, eq, gt, inArray, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { may, type Actor } from "../../../platform/actor.ts";
import { type Db, type Reader, readConsistently, type Tx } from "../../../platform/db/database.ts";
import { type Cursor, decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { certificates } from "../../../platform/db/schema/certificates.ts";
import { applicationConflicts, screeningMemos } from "../../../platform/db/schema/conflicts.ts";
import { contractFiles } from "../../../platform/db/schema/contract-files.ts";
import {
  contractComments,
  contractEvents,
  contracts,
  contractSignatures,
  contractVersions,
} from "../../../platform/db/schema/contracts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { legalHolds } from "../../../platform/db/schema/legal-holds.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { forbidden, notFound } from "../../../platform/http/http-error.ts";
import { mayActOn, sideOf } from "./policy.ts";

const attorneys = alias(users, "attorneys");
const paralegals = alias(users, "paralegals");
const openVersions = alias(contractVersions, "open_versions");

interface CurrentSignature {
  name: string;
  emailConfirmed: boolean;
  signedAt: Date;
}

/** Signatures under former versions stay stored and no longer count. */
const currentSignature = (side: UserType) =>
  sql<CurrentSignature | null>`(select json_build_object('name', s.name, 'emailConfirmed', s.email_confirmed is not false,
      'signedAt', s.signed_at)
    from ${contractSignatures} s
    where s.contract_id = ${contracts.id} and s.version = ${contracts.version} and s.side = ${side})`.mapWith(
    ({ signedAt, ...signature }: Omit<CurrentSignature, "signedAt"> & { signedAt: string }) => ({
      ...signature,
      signedAt: new Date(signedAt),
    }),
  );

/** Subqueries where joins would do: with twelve joined tables, planning took longer than the rest of the request. */
const columns = {
  contract: contracts,
  pay: sql<StoredPay | null>`(select v.structured_terms -> 'pay' from ${contractVersions} v
    where v.contract_id = ${contracts.id} and v.version = ${contracts.version})`,
  job: {
    id: jobs.id,
    title: jobs.title,
    description: jobs.description,
    location: jobs.location,
    hoursPerWeek: jobs.hoursPerWeek,
    duration: jobs.duration,
    givenFirmName: jobs.givenFirmName,
  },
  firmName: firms.name,
  attorney: {
    id: attorneys.id,
    name: attorneys.name,
    photo: attorneys.image,
    role: attorneys.primaryRole,
    emailConfirmed: isEmailConfirmed(attorneys),
    timeZone: attorneys.timeZone,
  },
  paralegal: {
    id: paralegals.id,
    name: paralegals.name,
    photo: paralegals.image,
    role: paralegals.primaryRole,
    emailConfirmed: isEmailConfirmed(paralegals),
  },
  supervisor: {
    id: contracts.supervisorId,
    name: sql<string>`(select s.name from ${users} s where s.id = ${contracts.supervisorId})`,
    emailConfirmed: sql<boolean>`(select s.email_verified or s.deleted_at is not null from ${users} s
      where s.id = ${contracts.supervisorId})`,
    active: sql<boolean>`exists (select 1 from ${users} s where s.id = ${contracts.supervisorId}
      and s.firm_id = ${contracts.firmId} and s.deactivated_at is null and s.primary_role in ${attorneyRoles})`,
  },
  /** The version that awaits signatures: of the terms while pending, else an amendment. */
  openVersion: {
    version: openVersions.version,
    authorSide: openVersions.authorSide,
    createdAt: openVersions.createdAt,
    signedBy: sql<
      UserType[] | null
    >`case when ${openVersions.id} is not null then array(select s.side from ${contractSignatures} s
      where s.contract_id = ${openVersions.contractId} and s.version = ${openVersions.version}) end`,
  },
  /** The standing legal hold. */
  hold: { reason: legalHolds.reason, placedAt: legalHolds.placedAt },
  holderName: sql<string | null>`(select h.name from ${users} h where h.id = ${legalHolds.placedById})`,
  holderConfirmed: sql<boolean | null>`(select h.email_verified or h.deleted_at is not null from ${users} h
    where h.id = ${legalHolds.placedById})`,
  certificateSignedAt: sql<Date | null>`(select c.signed_at from ${certificates} c
    where c.contract_id = ${contracts.id})`.mapWith(certificates.signedAt),
  /** Whether files were ever shared. */
  hasFiles: sql<boolean>`exists (select 1 from ${contractFiles} f where f.contract_id = ${contracts.id})`,
  conflict: sql<{
    status: ConflictStatus;
    checkedAt: string | null;
    screening: "open" | "acknowledged" | null;
  } | null>`(
    select json_build_object('status', k.status, 'checkedAt', k.checked_at, 'screening',
      (select case when m.attorney_at is null or m.paralegal_at is null then 'open' else 'acknowledged' end
        from ${screeningMemos} m where m.application_id = k.application_id))
    from ${applicationConflicts} k where k.application_id = ${contracts.applicationId})`,
  attorneySignature: currentSignature("attorney"),
  paralegalSignature: currentSignature("paralegal"),
};

const selectContracts = (db: Reader) =>
  db
    .select(columns)
    .from(contracts)
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .innerJoin(firms, eq(firms.id, contracts.firmId))
    .innerJoin(attorneys, eq(attorneys.id, contracts.attorneyId))
    .innerJoin(paralegals, eq(paralegals.id, contracts.paralegalId))
    .leftJoin(openVersions, and(eq(openVersions.contractId, contracts.id), eq(openVersions.status, "open")))
    .leftJoin(legalHolds, and(eq(legalHolds.contractId, contracts.id), isNull(legalHolds.endedAt)));

export type ContractRow = Awaited<ReturnType<typeof selectContracts>>[number];

const cursorOf = (row: ContractRow): Cursor => ({ at: null, id: row.contract.id });

type Party = Pick<Actor, "id" | "firmId" | "primaryRole">;

const ofFirm = (actor: Party): SQL =>
  actor.firmId === null ? sql`false` : eq(contracts.firmId, actor.firmId);

/** sideOf in policy.ts as an SQL condition, for either side or for one. */
export function hasSide(actor: Party, side?: UserType): SQL | undefined {
  const own = eq(contracts.paralegalId, actor.id);
  const readsAll = may(actor, "application:review") || may(actor, "contract:create");
  const supervises = isAttorneyRole(actor.primaryRole) ? eq(contracts.supervisorId, actor.id) : undefined;
  const forFirm = readsAll
    ? ofFirm(actor)
    : and(ofFirm(actor), or(eq(contracts.attorneyId, actor.id), supervises));
  switch (side) {
    case "paralegal":
      return own;
    case "attorney":
      return forFirm;
    case undefined:
      return or(own, forFirm);
  }
}

/** mayActOn in policy.ts as an SQL condition. */
export function mayAct(actor: Party): SQL | undefined {
  const asPoster = isAttorneyRole(actor.primaryRole) ? eq(contracts.attorneyId, actor.id) : sql`false`;
  const forFirm = may(actor, "contract:create") ? ofFirm(actor) : and(ofFirm(actor), asPoster);
  return or(eq(contracts.paralegalId, actor.id), forFirm);
}

const isActive = inArray(contracts.status, [...activeContractStatuses]);
const inState = { active: isActive, over: not(isActive) } as const;

export interface ContractFilters {
  side?: UserType | undefined;
  state?: ContractState | undefined;
  whose?: "mine" | undefined;
}

export interface Paging {
  limit?: number | undefined;
  cursor?: string | undefined;
}

const isNamed = ({ id }: Party): SQL =>
  sql`${id} in (${contracts.paralegalId}, ${contracts.attorneyId}, ${contracts.supervisorId})`;

/** The actor's contracts that pass the filters. */
export const isListedFor = (actor: Party, { side, state, whose }: ContractFilters): SQL | undefined =>
  and(hasSide(actor, side), state && inState[state], whose && isNamed(actor));

/** The actor's contracts, newest first. */
export async function listContracts(db: Reader, actor: Actor, given: ContractFilters & Paging) {
  const { limit, cursor: after, ...filters } = given;
  const last = decodeCursor(after);
  const rows = await selectContracts(db)
    .where(and(isListedFor(actor, filters), last ? lt(contracts.id, last.id) : undefined))
    .orderBy(desc(contracts.id))
    .limit(pageSize(limit));
  return toPage(rows, limit, cursorOf);
}

/** Counts the actor's active and ended contracts. */
export async function countContracts(db: Reader, actor: Actor, side: UserType | undefined) {
  const [row] = await db
    .select({
      active: sql`count(*) filter (where ${inState.active})`.mapWith(Number),
      over: sql`count(*) filter (where ${inState.over})`.mapWith(Number),
    })
    .from(contracts)
    .where(hasSide(actor, side));
  return { active: row?.active ?? 0, over: row?.over ?? 0 };
}

export const findContracts = (db: Reader, ids: readonly number[]): Promise<ContractRow[]> =>
  selectContracts(db).where(inArray(contracts.id, [...ids]));

export async function findContract(db: Reader, id: number): Promise<ContractRow | undefined> {
  const [row] = await selectContracts(db).where(eq(contracts.id, id));
  return row;
}

/**
 * Returns the contract with the side that the actor acts for.
 * @param only the one side that is allowed
 * @throws HttpError 404 for everyone else
 */
export async function requireParty(
  db: Reader,
  actor: Actor,
  id: number,
  only?: UserType,
): Promise<ContractRow & { side: UserType }> {
  const row = await findContract(db, id);
  const side = row ? sideOf(actor, row.contract) : null;
  if (!row || !side || (only && side !== only)) throw notFound(errorMessages.contractNotFound);
  return { ...row, side };
}

/**
 * Returns the contract with the side that the actor acts for.
 * @param only the one side that is allowed
 * @throws HttpError 404 for people who are not a party, 403 for members of the firm who may only read it
 */
export async function requireActingParty(db: Reader, actor: Actor, id: number, only?: UserType) {
  const row = await requireParty(db, actor, id, only);
  if (!mayActOn(actor, row.contract)) throw forbidden(errorMessages.contractViewOnly);
  return row;
}
export type PartyContract = Awaited<ReturnType<typeof requireParty>>;

/** Locks the contract's row until the transaction ends. */
export async function lockContract(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: contracts.id }).from(contracts).where(eq(contracts.id, id)).for("update");
}

/** The timeline, oldest event first. Events of scheduled tasks have no actor. */
export async function findTimeline(db: Reader, contractId: number) {
  return db
    .select({
      id: contractEvents.id,
      kind: contractEvents.kind,
      actorId: contractEvents.actorId,
      actorName: users.name,
      actorEmailConfirmed: sql<boolean>`coalesce(${isEmailConfirmed(users)}, true)`,
      note: contractEvents.note,
      version: contractEvents.version,
      createdAt: contractEvents.createdAt,
      contentSha256: contractEvents.contentSha256,
      hash: contractEvents.hash,
      previousHash: contractEvents.previousHash,
    })
    .from(contractEvents)
    .leftJoin(users, eq(users.id, contractEvents.actorId))
    .where(eq(contractEvents.contractId, contractId))
    .orderBy(asc(contractEvents.id));
}
export type TimelineRow = Awaited<ReturnType<typeof findTimeline>>[number];

const versionColumns = {
  version: contractVersions.version,
  kind: contractVersions.kind,
  status: contractVersions.status,
  authorSide: contractVersions.authorSide,
  authorName: users.name,
  authorEmailConfirmed: isEmailConfirmed(users),
  note: contractVersions.note,
  createdAt: contractVersions.createdAt,
  sha256: contractVersions.sha256,
  structuredTerms: contractVersions.structuredTerms,
  supervisorName: sql<string>`(select s.name from ${users} s
    where s.id = (${contractVersions.structuredTerms} ->> 'supervisorId')::integer)`,
  supervisorEmailConfirmed: sql<boolean>`(select s.email_verified or s.deleted_at is not null from ${users} s
    where s.id = (${contractVersions.structuredTerms} ->> 'supervisorId')::integer)`,
  terms: contractVersions.terms,
};

/** Rows of a list by number: those that follow one, up to a limit. */
interface RowsAfter {
  after: number | undefined;
  limit: number;
}

/**
 * Versions with their signatures, newest first.
 * @param which all of the contract's versions, the current one and the open one, the one of a number, or a page
 */
export async function findVersions(
  db: Reader,
  contractId: number,
  which: "all" | "current" | number | RowsAfter,
) {
  const isCurrent = or(
    eq(contractVersions.status, "open"),
    eq(
      contractVersions.version,
      sql`(select ${contracts.version} from ${contracts} where ${contracts.id} = ${contractId})`,
    ),
  );
  const page = typeof which === "object" ? which : undefined;
  const query = db
    .select(versionColumns)
    .from(contractVersions)
    .innerJoin(users, eq(users.id, contractVersions.authorId))
    .where(
      and(
        eq(contractVersions.contractId, contractId),
        which === "current" ? isCurrent : undefined,
        typeof which === "number" ? eq(contractVersions.version, which) : undefined,
        page?.after === undefined ? undefined : lt(contractVersions.version, page.after),
      ),
    )
    .orderBy(desc(contractVersions.version));
  const versions = await (page ? query.limit(page.limit) : query);
  const signatures = await db
    .select()
    .from(contractSignatures)
    .where(eq(contractSignatures.contractId, contractId))
    .orderBy(asc(contractSignatures.id));
  return versions.map((row) => ({
    ...row,
    signatures: signatures.filter(({ version }) => version === row.version),
  }));
}
export type VersionRow = Awaited<ReturnType<typeof findVersions>>[number];

/** @throws Error when the contract has no such version */
export async function findVersion(db: Reader, contractId: number, version: number): Promise<VersionRow> {
  const [row] = await findVersions(db, contractId, version);
  if (!row) throw new Error(`Contract ${contractId} has no version ${version}.`);
  return row;
}

/** All versions of a party's contract. @throws HttpError as requireParty */
export const readVersions = (db: Db, actor: Actor, id: number): Promise<VersionRow[]> =>
  readConsistently(db, async (tx) => {
    await requireParty(tx, actor, id);
    return findVersions(tx, id, "all");
  });

/** A page of the versions of a party's contract, newest first. @throws HttpError as requireParty */
export const listVersions = (db: Db, actor: Actor, id: number, { limit, cursor }: Paging) =>
  readConsistently(db, async (tx) => {
    await requireParty(tx, actor, id);
    const after = decodeCursor(cursor)?.id;
    const rows = await findVersions(tx, id, { after, limit: pageSize(limit) });
    return toPage(rows, limit, ({ version }) => ({ at: null, id: version }));
  });

/** Comments on the terms, oldest first. */
export function findComments(db: Reader, contractId: number, page?: RowsAfter) {
  const query = db
    .select({
      id: contractComments.id,
      version: contractComments.version,
      authorId: contractComments.authorId,
      authorName: users.name,
      authorEmailConfirmed: isEmailConfirmed(users),
      authorSide: contractComments.authorSide,
      text: contractComments.text,
      createdAt: contractComments.createdAt,
    })
    .from(contractComments)
    .innerJoin(users, eq(users.id, contractComments.authorId))
    .where(
      and(
        eq(contractComments.contractId, contractId),
        page?.after === undefined ? undefined : gt(contractComments.id, page.after),
      ),
    )
    .orderBy(asc(contractComments.id));
  return page ? query.limit(page.limit) : query;
}
export type CommentRow = Awaited<ReturnType<typeof findComments>>[number];

/** A page of the comments on the terms, oldest first. @throws HttpError as requireParty */
export async function listComments(db: Db, actor: Actor, id: number, { limit, cursor }: Paging) {
  await requireParty(db, actor, id);
  const after = decodeCursor(cursor)?.id;
  const rows = await findComments(db, id, { after, limit: pageSize(limit) });
  return toPage(rows, limit, (row) => ({ at: null, id: row.id }));
}
