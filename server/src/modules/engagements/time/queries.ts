import type { TimeStatus } from "@caseload/contract/engagements/time-entries";
import { timeErrorMessages } from "@caseload/contract/engagements/time-error-messages";
import type { UserType } from "@caseload/contract/roles";
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Actor } from "../../../platform/actor.ts";
import { plusDays } from "../../../platform/calendar-day.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { type Cursor, decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { invoiceLines, invoices } from "../../../platform/db/schema/invoices.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { timeComments, timeEntries, timers, timesheets } from "../../../platform/db/schema/time.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { sideOf } from "../contracts/policy.ts";

const reversals = alias(timeEntries, "reversals");

/** Entries are invoiced while they are on an invoice that was sent and is not void; drafts of invoices are private. */
const status = sql<TimeStatus>`case when ${invoices.sentAt} is not null then 'invoiced'
  else coalesce(${timesheets.status}, 'draft') end`;
const isOnInvoice = and(eq(invoiceLines.timeEntryId, timeEntries.id), eq(invoiceLines.live, true));

const selectEntries = (db: Reader) =>
  db
    .select({ entry: timeEntries, jobTitle: jobs.title, status, reversedBy: reversals.id })
    .from(timeEntries)
    .innerJoin(contracts, eq(contracts.id, timeEntries.contractId))
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .leftJoin(timesheets, eq(timesheets.id, timeEntries.timesheetId))
    .leftJoin(invoiceLines, isOnInvoice)
    .leftJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .leftJoin(reversals, eq(reversals.reversesId, timeEntries.id));
type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

/** Comments on entries, oldest first. */
const findEntryComments = (db: Reader, entryIds: readonly number[]) =>
  entryIds.length === 0
    ? []
    : db
        .select({
          id: timeComments.id,
          entryId: timeComments.entryId,
          authorName: users.name,
          authorEmailConfirmed: isEmailConfirmed(users),
          text: timeComments.text,
          createdAt: timeComments.createdAt,
        })
        .from(timeComments)
        .innerJoin(users, eq(users.id, timeComments.authorId))
        .where(inArray(timeComments.entryId, [...entryIds]))
        .orderBy(asc(timeComments.id));

async function withComments(db: Reader, rows: readonly EntryRow[]) {
  const comments = await findEntryComments(
    db,
    rows.map(({ entry }) => entry.id),
  );
  return rows.map((row) => ({
    ...row,
    comments: comments.filter(({ entryId }) => entryId === row.entry.id),
  }));
}
export type TimeEntryRow = Awaited<ReturnType<typeof withComments>>[number];

interface TimeFilters {
  /** A Monday. */
  week?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface Paging {
  limit?: number | undefined;
  cursor?: string | undefined;
}

const inPeriod = ({ week, from, to }: TimeFilters): SQL | undefined =>
  and(
    week === undefined ? undefined : and(gte(timeEntries.day, week), lt(timeEntries.day, plusDays(week, 7))),
    from === undefined ? undefined : gte(timeEntries.day, from),
    to === undefined ? undefined : lte(timeEntries.day, to),
  );

/** Time of a contract as one side sees it (the firm sees no drafts), or all of a person's own. */
type TimeOwner = { contractId: number; side: UserType } | { paralegalId: number };

const ownedBy = (owner: TimeOwner): SQL | undefined =>
  "paralegalId" in owner
    ? eq(timeEntries.paralegalId, owner.paralegalId)
    : and(
        eq(timeEntries.contractId, owner.contractId),
        owner.side === "attorney" ? isNotNull(timeEntries.timesheetId) : undefined,
      );

function afterCursor(cursor: Cursor | null): SQL | undefined {
  const day = cursor?.at?.slice(0, 10);
  if (cursor === null || day === undefined) return undefined;
  return or(lt(timeEntries.day, day), and(eq(timeEntries.day, day), lt(timeEntries.id, cursor.id)));
}

/** A page of recorded time, latest day first. */
export async function listTime(
  db: Reader,
  owner: TimeOwner,
  { limit, cursor, ...filters }: TimeFilters & Paging,
) {
  const rows = await selectEntries(db)
    .where(and(ownedBy(owner), inPeriod(filters), afterCursor(decodeCursor(cursor))))
    .orderBy(desc(timeEntries.day), desc(timeEntries.id))
    .limit(pageSize(limit));
  const page = toPage(rows, limit, ({ entry }) => ({ at: `${entry.day}T00:00:00Z`, id: entry.id }));
  return { rows: await withComments(db, page.rows), next: page.next };
}

/** All recorded time of a period, latest day first. */
export async function readTime(db: Reader, owner: TimeOwner, filters: TimeFilters) {
  return selectEntries(db)
    .where(and(ownedBy(owner), inPeriod(filters)))
    .orderBy(desc(timeEntries.day), desc(timeEntries.id));
}

export async function findEntries(db: Reader, ids: readonly number[]): Promise<TimeEntryRow[]> {
  const rows = await selectEntries(db)
    .where(inArray(timeEntries.id, [...ids]))
    .orderBy(asc(timeEntries.day), asc(timeEntries.id));
  return withComments(db, rows);
}

/** @throws HttpError 404 for everyone but the paralegal who recorded it */
export async function requireOwnEntry(db: Reader, actor: Actor, id: number): Promise<TimeEntryRow> {
  const [row] = await findEntries(db, [id]);
  if (row?.entry.paralegalId !== actor.id) throw notFound(timeErrorMessages.timeEntryNotFound);
  return row;
}

/** Minutes recorded under a contract, whatever their status; reversals are subtracted. */
export async function sumContractMinutes(db: Reader, contractId: number): Promise<number> {
  return sumMinutes(db, eq(timeEntries.contractId, contractId));
}

/** Minutes that a person recorded on a day, over all contracts. */
export async function sumDayMinutes(db: Reader, paralegalId: number, day: string): Promise<number> {
  return sumMinutes(db, and(eq(timeEntries.paralegalId, paralegalId), eq(timeEntries.day, day)));
}

async function sumMinutes(db: Reader, condition: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ minutes: sql`coalesce(sum(${timeEntries.minutes}), 0)`.mapWith(Number) })
    .from(timeEntries)
    .where(condition);
  return row?.minutes ?? 0;
}

/** Pay per entry, rounded half up, as payForMinutes in the contract package; reversals mirror their entry. */
const cents = sql`sign(${timeEntries.minutes}) * floor((abs(${timeEntries.minutes})::bigint * ${timeEntries.rateCents} + 30) / 60)`;

const sumWith = (value: SQL, condition: SQL) =>
  sql`coalesce(sum(${value}) filter (where ${condition}), 0)`.mapWith(Number);

/** Sums of recorded time by status. */
export async function readTimeSums(db: Reader, contractId: number) {
  const minutesIn = (which: TimeStatus) => sumWith(sql`${timeEntries.minutes}`, sql`${status} = ${which}`);
  const [row] = await db
    .select({
      draftMinutes: minutesIn("draft"),
      submittedMinutes: minutesIn("submitted"),
      returnedMinutes: minutesIn("returned"),
      approvedMinutes: minutesIn("approved"),
      invoicedMinutes: minutesIn("invoiced"),
      earnedCents: sumWith(cents, sql`${status} in ('approved', 'invoiced')`),
    })
    .from(timeEntries)
    .leftJoin(timesheets, eq(timesheets.id, timeEntries.timesheetId))
    .leftJoin(invoiceLines, isOnInvoice)
    .leftJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(eq(timeEntries.contractId, contractId));
  if (!row) throw new Error("A sum has no row.");
  return row;
}

const deciders = alias(users, "deciders");

const selectTimesheets = (db: Reader) =>
  db
    .select({
      sheet: timesheets,
      decidedByName: deciders.name,
      decidedByEmailConfirmed: sql<boolean | null>`${isEmailConfirmed(deciders)}`,
      contract: {
        id: contracts.id,
        paralegalId: contracts.paralegalId,
        attorneyId: contracts.attorneyId,
        firmId: contracts.firmId,
        supervisorId: contracts.supervisorId,
      },
      jobTitle: jobs.title,
      autoApproveDays: sql<number | null>`(select (v.structured_terms ->> 'autoApproveDays')::integer
        from contract_versions v where v.contract_id = ${contracts.id} and v.version = ${contracts.version})`,
      entries: sql`count(${timeEntries.id})`.mapWith(Number),
      minutes: sql`coalesce(sum(${timeEntries.minutes}), 0)`.mapWith(Number),
      clericalMinutes: sumWith(sql`${timeEntries.minutes}`, sql`${timeEntries.clerical}`),
      cents: sql<number | null>`sum(${cents})`.mapWith((sum: string | null) =>
        sum === null ? null : Number(sum),
      ),
      /** Whether each of its entries is on an invoice that was sent. */
      isInvoiced: sql<boolean>`count(${timeEntries.id}) > 0 and count(${timeEntries.id}) = count(${invoices.sentAt})`,
    })
    .from(timesheets)
    .innerJoin(contracts, eq(contracts.id, timesheets.contractId))
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .leftJoin(deciders, eq(deciders.id, timesheets.decidedById))
    .leftJoin(timeEntries, eq(timeEntries.timesheetId, timesheets.id))
    .leftJoin(invoiceLines, isOnInvoice)
    .leftJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .groupBy(timesheets.id, contracts.id, jobs.id, deciders.id)
    .$dynamic();
export type TimesheetRow = Awaited<ReturnType<typeof selectTimesheets>>[number];

/** A page of a contract's timesheets, latest week first. */
export async function listTimesheets(db: Reader, contractId: number, { limit, cursor }: Paging) {
  const after = decodeCursor(cursor);
  const week = after?.at?.slice(0, 10);
  const isAfter =
    after && week !== undefined
      ? or(lt(timesheets.weekStart, week), and(eq(timesheets.weekStart, week), lt(timesheets.id, after.id)))
      : undefined;
  const rows = await selectTimesheets(db)
    .where(and(eq(timesheets.contractId, contractId), isAfter))
    .orderBy(desc(timesheets.weekStart), desc(timesheets.id))
    .limit(pageSize(limit));
  return toPage(rows, limit, ({ sheet }) => ({ at: `${sheet.weekStart}T00:00:00Z`, id: sheet.id }));
}

export const readTimesheets = (db: Reader, contractId: number): Promise<TimesheetRow[]> =>
  selectTimesheets(db)
    .where(eq(timesheets.contractId, contractId))
    .orderBy(desc(timesheets.weekStart), desc(timesheets.id));

export async function findTimesheet(db: Reader, id: number): Promise<TimesheetRow | undefined> {
  const [row] = await selectTimesheets(db).where(eq(timesheets.id, id));
  return row;
}

/** Timesheets that await an answer and meet a condition, oldest first. */
export const findSubmitted = (
  db: Reader,
  condition: SQL | undefined,
  limit: number,
): Promise<TimesheetRow[]> =>
  selectTimesheets(db)
    .where(and(eq(timesheets.status, "submitted"), condition))
    .orderBy(asc(timesheets.submittedAt), asc(timesheets.id))
    .limit(limit);

/** @throws HttpError 404 for people who are not of the firm's side */
export async function requireFirmTimesheet(db: Reader, actor: Actor, id: number): Promise<TimesheetRow> {
  const row = await findTimesheet(db, id);
  if (!row || sideOf(actor, row.contract) !== "attorney") throw notFound(timeErrorMessages.timesheetNotFound);
  return row;
}

/** The person's running timer. */
export async function findTimer(db: Reader, userId: number) {
  const [row] = await db
    .select({ timer: timers, jobTitle: jobs.title })
    .from(timers)
    .innerJoin(contracts, eq(contracts.id, timers.contractId))
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .where(eq(timers.userId, userId));
  return row;
}
