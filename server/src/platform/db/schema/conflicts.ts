import type {
  ConflictEventKind,
  ConflictStatus,
  LedgerRole,
} from "@caseload/contract/hiring/conflict-statuses";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { applications } from "./applications.ts";
import { instantMs, reference } from "./columns.ts";

/**
 * Parties of a paralegal's past and current work. What a change replaced stays as a row of its own for the time in which
 * running applications are still compared with it.
 */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: serial().primaryKey(),
    ownerId: reference("owner_id", () => users.id, { onDelete: "cascade" }),
    role: text().$type<LedgerRole>().notNull(),
    /** Name, aliases, note and days as JSON, encrypted (platform/name-seal.ts). */
    sealed: text().notNull(),
    changedAt: instantMs("changed_at").notNull(),
    /** When it was deleted or replaced. */
    supersededAt: instantMs("superseded_at"),
  },
  (table) => [
    index("ledger_entries_owner").on(table.ownerId, table.id),
    index("ledger_entries_superseded")
      .on(table.supersededAt)
      .where(sql`superseded_at is not null`),
  ],
);

/** Lookup keys of a large ledger's names, so that a check decrypts only the names that may match. */
export const ledgerIndexes = pgTable("ledger_indexes", {
  ownerId: integer("owner_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The rules of comparison that made the keys; empty when they are to be made anew. */
  version: text().notNull(),
  /** As JSON, encrypted. */
  sealed: text().notNull(),
});

/** Changes of ledgers, for the limit of a day. */
export const ledgerChanges = pgTable(
  "ledger_changes",
  {
    id: serial().primaryKey(),
    ownerId: reference("owner_id", () => users.id, { onDelete: "cascade" }),
    /** An import counts as several. */
    weight: integer().notNull(),
    at: instantMs("at").notNull(),
  },
  (table) => [index("ledger_changes_owner").on(table.ownerId, table.at)],
);

/** The latest conflict check of each application, with what both sides decided about it. */
export const applicationConflicts = pgTable(
  "application_conflicts",
  {
    applicationId: integer("application_id")
      .primaryKey()
      .references(() => applications.id, { onDelete: "cascade" }),
    status: text().$type<ConflictStatus>().notNull(),
    checkedAt: instantMs("checked_at"),
    /** When the next check is due; null while neither list has changed. */
    dueAt: instantMs("due_at"),
    /** The matching pairs as they were compared, as JSON, encrypted; null before the first check. */
    matches: text(),
    firmConsent: boolean("firm_consent"),
    paralegalConsent: boolean("paralegal_consent"),
    /** When both sides had agreed to compare. */
    comparedAt: instantMs("compared_at"),
    decidedById: integer("decided_by_id").references(() => users.id),
    decidedAt: instantMs("decided_at"),
    /** Encrypted, because a reason may name a party. */
    reason: text(),
  },
  (table) => [
    index("application_conflicts_due").on(table.dueAt),
    index("application_conflicts_decided_by").on(table.decidedById),
  ],
);

/** The log of checks and decisions. Rows are only added. */
export const conflictEvents = pgTable(
  "conflict_events",
  {
    id: serial().primaryKey(),
    applicationId: reference("application_id", () => applications.id, { onDelete: "cascade" }),
    kind: text().$type<ConflictEventKind>().notNull(),
    status: text().$type<ConflictStatus>().notNull(),
    /** The first check of an application that was just sent, which counts toward the limit of a day. */
    onApplying: boolean("on_applying").notNull(),
    at: instantMs("at").notNull(),
  },
  (table) => [index("conflict_events_application").on(table.applicationId, table.id)],
);

/** Who is screened from what, since when, after a possible conflict was overridden. */
export const screeningMemos = pgTable(
  "screening_memos",
  {
    applicationId: integer("application_id")
      .primaryKey()
      .references(() => applications.id, { onDelete: "cascade" }),
    since: instantMs("since").notNull(),
    writtenById: reference("written_by_id", () => users.id),
    attorneyId: integer("attorney_id").references(() => users.id),
    attorneyAt: instantMs("attorney_at"),
    paralegalAt: instantMs("paralegal_at"),
  },
  (table) => [
    index("screening_memos_written_by").on(table.writtenById),
    index("screening_memos_attorney").on(table.attorneyId),
  ],
);
