import type { contractEventKinds, versionStatuses } from "@caseload/contract/engagements/contracts";
import type { PayDerivation } from "@caseload/contract/engagements/pay-derivation";
import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import type { ContractStatus } from "@caseload/contract/lifecycles";
import type { UserType } from "@caseload/contract/roles";
import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { instant, reference } from "./columns.ts";
import { users } from "./accounts.ts";
import { applications } from "./applications.ts";
import { firms } from "./firms.ts";
import { jobs } from "./jobs.ts";

/**
 * Contracts, one live or completed one per accepted application; a cancelled one may be followed by another. `terms`,
 * `agreedRate`, `projectDeadline` and `version` repeat the current version: the one in force, or the latest while none
 * is.
 */
export const contracts = pgTable(
  "contracts",
  {
    id: serial().primaryKey(),
    applicationId: reference("application_id", () => applications.id),
    jobId: reference("job_id", () => jobs.id),
    firmId: reference("firm_id", () => firms.id),
    /** Who posted the job: the firm's contact. */
    attorneyId: reference("attorney_id", () => users.id),
    paralegalId: reference("paralegal_id", () => users.id),
    status: text().$type<ContractStatus>().notNull(),
    /** US dollars per hour. */
    agreedRate: numeric("agreed_rate", { precision: 8, scale: 2, mode: "number" }),
    projectDeadline: date("project_deadline", { mode: "string" }),
    terms: text().notNull(),
    /** The current version. */
    version: integer().notNull().default(1),
    /** The attorney of the firm who supervises the work under the current version (ABA Model Rule 5.3). */
    supervisorId: reference("supervisor_id", () => users.id),
    payDerivedFrom: text("pay_derived_from").$type<PayDerivation>().notNull().default("none"),
    /** Reminders of the current version that were sent before unsigned terms expire. */
    expiryReminders: integer("expiry_reminders").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    termsAgreedAt: instant("terms_agreed_at"),
    /** The day on which agreed work starts automatically (PRODUCT.md: the day after agreement). */
    startsOn: date("starts_on", { mode: "string" }),
    startedAt: instant("started_at"),
    completionRequestedAt: instant("completion_requested_at"),
    endedAt: instant("ended_at"),
    cancelReason: text("cancel_reason"),
    /** The cap, in minutes, at whose 80 percent both sides were notified last. */
    capNotifiedMinutes: integer("cap_notified_minutes"),
  },
  (table) => [
    uniqueIndex("contracts_application")
      .on(table.applicationId)
      .where(sql`status <> 'cancelled'`),
    index("contracts_application_all").on(table.applicationId, table.id),
    index("contracts_paralegal").on(table.paralegalId, table.id),
    index("contracts_attorney").on(table.attorneyId, table.id),
    index("contracts_firm").on(table.firmId, table.id),
    index("contracts_firm_status").on(table.firmId, table.status, table.endedAt),
    // For the recent activity of a firm.
    index("contracts_last_step").on(
      table.firmId,
      sql`greatest(${table.createdAt}, ${table.termsAgreedAt}, ${table.startedAt}, ${table.endedAt})`,
    ),
    index("contracts_job").on(table.jobId),
    index("contracts_status").on(table.status),
  ],
);

/** Versions of the terms. Their text never changes, enforced by a trigger; their status does. */
export const contractVersions = pgTable(
  "contract_versions",
  {
    id: serial().primaryKey(),
    contractId: reference("contract_id", () => contracts.id),
    version: integer().notNull(),
    kind: text().$type<"terms" | "amendment">().notNull(),
    status: text().$type<(typeof versionStatuses)[number]>().notNull(),
    authorId: reference("author_id", () => users.id),
    authorSide: text("author_side").$type<UserType>().notNull(),
    note: text(),
    structuredTerms: jsonb("structured_terms").$type<StructuredTerms>().notNull(),
    terms: text().notNull(),
    /** SHA-256 of `terms`, in hex. */
    sha256: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("contract_versions_version").on(table.contractId, table.version),
    uniqueIndex("contract_versions_open")
      .on(table.contractId)
      .where(sql`status = 'open'`),
    uniqueIndex("contract_versions_in_force")
      .on(table.contractId)
      .where(sql`status = 'in_force'`),
    index("contract_versions_author").on(table.authorId),
  ],
);

/** Comments on the terms. */
export const contractComments = pgTable(
  "contract_comments",
  {
    id: serial().primaryKey(),
    contractId: reference("contract_id", () => contracts.id),
    version: integer().notNull(),
    authorId: reference("author_id", () => users.id),
    authorSide: text("author_side").$type<UserType>().notNull(),
    text: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("contract_comments_contract").on(table.contractId, table.id),
    index("contract_comments_author").on(table.authorId),
  ],
);

/** Signatures under a version of the terms, one per side. */
export const contractSignatures = pgTable(
  "contract_signatures",
  {
    id: serial().primaryKey(),
    contractId: reference("contract_id", () => contracts.id),
    version: integer().notNull().default(1),
    side: text().$type<UserType>().notNull(),
    userId: reference("user_id", () => users.id),
    /** As typed. */
    name: text().notNull(),
    ipAddress: text("ip_address").notNull(),
    /** Null for signatures from before it was recorded. */
    userAgent: text("user_agent"),
    /** Whether the account has two-factor authentication, which its sign-in then required. */
    secondFactor: boolean("second_factor").notNull().default(false),
    /** Whether the email address of the account was confirmed; null for signatures from before it was recorded. */
    emailConfirmed: boolean("email_confirmed"),
    /** SHA-256 of the terms, in hex. */
    termsHash: text("terms_hash").notNull(),
    signedAt: instant("signed_at").notNull(),
  },
  (table) => [uniqueIndex("contract_signatures_side").on(table.contractId, table.version, table.side)],
);

/** The timeline of a contract. Append-only, enforced by a trigger. */
export const contractEvents = pgTable(
  "contract_events",
  {
    id: serial().primaryKey(),
    contractId: reference("contract_id", () => contracts.id),
    kind: text().$type<(typeof contractEventKinds)[number]>().notNull(),
    /** Null for scheduled tasks. */
    actorId: integer("actor_id").references(() => users.id),
    note: text(),
    /** The version of the terms that the event concerns. */
    version: integer(),
    createdAt: instant("created_at").notNull(),
    /** SHA-256 of the version or signature that the event is about, in hex (event-content.ts). */
    contentSha256: text("content_sha256"),
    /** SHA-256 over this event and the hash before it, in hex (event-hash.ts). */
    hash: text().notNull(),
    /** Null for the first event of a contract. */
    previousHash: text("previous_hash"),
  },
  (table) => [
    index("contract_events_contract").on(table.contractId, table.id),
    // One event follows another, so that a chain cannot fork.
    uniqueIndex("contract_events_chain").on(table.contractId, sql`coalesce(previous_hash, '')`),
  ],
);
