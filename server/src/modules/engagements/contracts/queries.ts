import { activeContractStatuses, type ContractState } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import type { UserType } from "@caseload/contract/roles";
import { and, asc, desc, eq, inArray, lt, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { may, type Actor } from "../../../platform/actor.ts";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { type Cursor, decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { contractEvents, contracts, contractSignatures } from "../../../platform/db/schema/contracts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { sideOf } from "./policy.ts";

const attorneys = alias(users, "attorneys");
const paralegals = alias(users, "paralegals");
const attorneySignatures = alias(contractSignatures, "attorney_signatures");
const paralegalSignatures = alias(contractSignatures, "paralegal_signatures");

const columns = {
  contract: contracts,
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
    timeZone: attorneys.timeZone,
  },
  paralegal: {
    id: paralegals.id,
    name: paralegals.name,
    photo: paralegals.image,
    role: paralegals.primaryRole,
  },
  attorneySignature: { name: attorneySignatures.name, signedAt: attorneySignatures.signedAt },
  paralegalSignature: { name: paralegalSignatures.name, signedAt: paralegalSignatures.signedAt },
};

const selectContracts = (db: Reader) =>
  db
    .select(columns)
    .from(contracts)
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .innerJoin(firms, eq(firms.id, contracts.firmId))
    .innerJoin(attorneys, eq(attorneys.id, contracts.attorneyId))
    .innerJoin(paralegals, eq(paralegals.id, contracts.paralegalId))
    .leftJoin(
      attorneySignatures,
      and(eq(attorneySignatures.contractId, contracts.id), eq(attorneySignatures.side, "attorney")),
    )
    .leftJoin(
      paralegalSignatures,
      and(eq(paralegalSignatures.contractId, contracts.id), eq(paralegalSignatures.side, "paralegal")),
    );

export type ContractRow = Awaited<ReturnType<typeof selectContracts>>[number];

const cursorOf = (row: ContractRow): Cursor => ({ at: null, id: row.contract.id });

type Party = Pick<Actor, "id" | "firmId" | "primaryRole">;

/** sideOf in policy.ts as an SQL condition, for either side or for one. */
export function hasSide(actor: Party, side?: UserType): SQL | undefined {
  const own = eq(contracts.paralegalId, actor.id);
  const ofFirm = actor.firmId === null ? sql`false` : eq(contracts.firmId, actor.firmId);
  const forFirm = may(actor, "contract:create") ? ofFirm : and(ofFirm, eq(contracts.attorneyId, actor.id));
  switch (side) {
    case "paralegal":
      return own;
    case "attorney":
      return forFirm;
    case undefined:
      return or(own, forFirm);
  }
}

const isActive = inArray(contracts.status, [...activeContractStatuses]);
const inState = { active: isActive, over: not(isActive) } as const;

export interface ContractFilters {
  side?: UserType | undefined;
  state?: ContractState | undefined;
}

export interface Paging {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** The actor's contracts that pass the filters. */
export const isListedFor = (actor: Party, { side, state }: ContractFilters): SQL | undefined =>
  and(hasSide(actor, side), state && inState[state]);

/** The actor's contracts, newest first. */
export async function listContracts(
  db: Reader,
  actor: Actor,
  { side, state, ...paging }: ContractFilters & Paging,
) {
  const cursor = decodeCursor(paging.cursor);
  const rows = await selectContracts(db)
    .where(and(isListedFor(actor, { side, state }), cursor ? lt(contracts.id, cursor.id) : undefined))
    .orderBy(desc(contracts.id))
    .limit(pageSize(paging.limit));
  return toPage(rows, paging.limit, cursorOf);
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
      note: contractEvents.note,
      createdAt: contractEvents.createdAt,
    })
    .from(contractEvents)
    .leftJoin(users, eq(users.id, contractEvents.actorId))
    .where(eq(contractEvents.contractId, contractId))
    .orderBy(asc(contractEvents.id));
}
export type TimelineRow = Awaited<ReturnType<typeof findTimeline>>[number];
